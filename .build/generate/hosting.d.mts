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
export function routesFor(routes: readonly Route[], own?: Readonly<Record<string, string>>): (Row & { readonly name: string })[];
export function nginx(rows: readonly Row[], options?: { root?: string; api?: string; basePath?: string }): string;
export function redirects(rows: readonly Row[]): string;
