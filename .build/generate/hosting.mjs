/** Web server configuration out of the route table: the same order, whole segments, case ignored. */

const escaped = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keys of each element's host page: its attributes, as a page query spells them. */
export const queriesOf = (elements) =>
  Object.fromEntries(
    elements.map(({ tag, attributes }) => [
      tag,
      attributes.map(({ property, required = false, doc }) => ({ key: property, required, description: doc })),
    ]),
  );

/**
 * The route table as a web server needs it, path to file, in order, and what a shell may put into the query of each page; `own` are
 * the paths that a deployment has changed.
 */
export function routesFor(routes, own = {}, queries = {}) {
  return routes.map(({ name, path, element, exact }) => ({
    name,
    path: `/${(own[name] ?? path).replace(/^\/+/, '')}`,
    file: `hosts/${element}.html`,
    exact: exact === true,
    query: queries[element] ?? [],
  }));
}

/** A `server` block's locations for nginx; `dist/` is the root, `__API__` the lender's API. */
export function nginx(rows, { root = '/srv/loan-elements/dist', api = 'http://127.0.0.1:9000', basePath = '/roof' } = {}) {
  const locations = rows.map(({ path, file, exact }) =>
    exact ? `location = ${path} { try_files /${file} =404; }` : `location ~* ^${escaped(path)}(/|$) { try_files /${file} =404; }`,
  );
  return [
    `root ${root};`,
    // Addresses carry the session.
    `access_log off;`,
    // A photo of a complaint is 10 MB at most; nginx takes 1 MB unless told.
    `location ${basePath}/ { proxy_pass ${api}; proxy_read_timeout 70s; client_max_body_size 11m; }`,
    // Pages are compressed unasked, once it is on; the rest has to be named, by both names of a script's type.
    `gzip on;`,
    `gzip_comp_level 6;`,
    `gzip_vary on;`,
    `gzip_types text/css text/javascript application/javascript application/json;`,
    `add_header Cache-Control "no-cache";`,
    // Not to be had in a page's own policy: a tap on a page that pays must be meant for it.
    `add_header Content-Security-Policy "frame-ancestors 'self'";`,
    // A route matches from its start: a page asks for its parts beside wherever it was opened.
    `location ~ (/chunks/[^/]+)$ { try_files $uri $1 =404; add_header Cache-Control "public, max-age=31536000, immutable"; }`,
    `location ~ (/loan-elements\\.iife\\.js)$ { try_files $uri $1 =404; }`,
    ...locations,
  ].join('\n');
}

/** A `_redirects` file for static hosts that know rewrites (status 200). */
export function redirects(rows) {
  return [
    '/:a/chunks/* /chunks/:splat 200',
    '/:a/:b/chunks/* /chunks/:splat 200',
    ...rows.flatMap(({ path, file, exact }) => [`${path} /${file} 200`, ...(exact ? [] : [`${path}/* /${file} 200`])]),
  ].join('\n');
}
