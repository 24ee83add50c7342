interface Row {
  readonly path: string;
  readonly file: string;
  readonly exact: boolean;
}
interface Route {
  readonly name: string;
  readonly path: string;
  readonly element: string;
  readonly exact?: boolean;
}
interface Key {
  readonly key: string;
  readonly required: boolean;
  readonly description: string;
}
export function queriesOf(elements: readonly object[]): Readonly<Record<string, readonly Key[]>>;
export function routesFor(
  routes: readonly Route[],
  own?: Readonly<Record<string, string>>,
  queries?: Readonly<Record<string, readonly Key[]>>,
): (Row & { readonly name: string; readonly query: readonly Key[] })[];
export function nginx(rows: readonly Row[], options?: { root?: string; api?: string; basePath?: string }): string;
export function redirects(rows: readonly Row[]): string;
