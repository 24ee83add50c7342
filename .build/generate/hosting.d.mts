interface Row {
  readonly path: string;
  readonly file: string;
  readonly exact: boolean;
}
export function nginx(rows: readonly Row[], options?: { root?: string; api?: string; basePath?: string }): string;
export function redirects(rows: readonly Row[]): string;
