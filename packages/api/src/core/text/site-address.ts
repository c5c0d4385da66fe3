/**
 * Where the site stands on its host. A process serves one site and a page is of one, so it is said once, before
 * anything else: by the server from its environment, by a page from the data that came with it. Browser-safe.
 */
let root = '';

/** @param baseUrl public address of the site, with or without a path: `https://example.com/music` */
export function serveBelow(baseUrl: string): void {
  root = baseUrl.replace(/^\w+:\/\/[^/]*|\/+$/g, '');
}

/** The path below which the site is served, without a slash at its end; empty for the root of the host. */
export const siteRoot = (): string => root;

/** For cookies: their `Path`, which other applications of the host are not below. */
export const cookiePath = (): string => root || '/';

const isBelow = (path: string): boolean => path.startsWith(root) && '/?#'.includes(path[root.length] ?? '/');

/**
 * The address of something of this site, from the root of the host on. What is an address already stays as it is: the
 * path a site is served below is never the beginning of a path within it.
 * @param path within the site, from `/` on; whole addresses of other sites stay, too
 */
export const siteAddress = (path: string): string => (path[0] === '/' && !isBelow(path) ? root + path : path);

/** The other way: the path within the site, from `/` on, of an address from the root of the host on. */
export const sitePathOf = (address: string): string =>
  root && isBelow(address) ? address.slice(root.length).replace(/^(?!\/)/, '/') : address;
