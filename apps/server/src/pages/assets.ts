import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteAddress } from '@kantele/api/server';

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** What the document of a page loads. */
export interface PageAssets {
  entry: string;
  /** Modules the page needs, entry excluded. */
  preload: string[];
  /** CSS text of the page, to be inlined; empty in development, where modules bring it. */
  css: string;
  /** Addresses of the files that text is made of: parts that come later need not fetch them. */
  cssFiles: string[];
  /** The font file of the first paint. */
  font: string | null;
}

/**
 * Looks up files of the client build by matched routes, with those of what stands in the place of a page where asked
 * for; results are kept per set of routes.
 */
export function createAssets(
  clientDir: string,
): (routeIds: readonly string[], instead?: boolean) => PageAssets {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const chunkOfRoute = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const match = /^src\/routes\/(.+)\.tsx\?tsr-split=component---loader$/.exec(key);
    if (match?.[1]) chunkOfRoute.set(match[1].replaceAll('.', '/'), key);
  }
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entryKey) throw new Error('The client build has no entry.');
  /** Files that are put together by `chunks.ts` of the web application. */
  const named = (wanted: string): string[] => {
    const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === wanted);
    if (keys.length === 0) throw new Error(`The client build has no file “${wanted}”.`);
    return keys;
  };
  const insteadOfPages = named('instead');
  const known = new Map<string, PageAssets>();
  return (routeIds, instead = false) => {
    const key = [instead, ...routeIds].join('\n');
    const parts = [
      ...named(treeOf(routeIds)),
      ...chunksOf(chunkOfRoute, routeIds),
      ...(instead ? insteadOfPages : []),
    ];
    const assets = known.get(key) ?? collect(manifest, clientDir, entryKey, parts);
    known.set(key, assets);
    return assets;
  };
}

/** The part of the route tree the browser begins with: see `route-trees.ts` of the web application. */
function treeOf(routeIds: readonly string[]): string {
  if (routeIds.includes('/start/landing')) return 'routeTree.landing.gen';
  if (routeIds.includes('/_auth')) return 'entrance';
  if (routeIds.some((id) => /^\/(admin|backstage)/.test(id))) return 'routeTree.gen';
  return routeIds.some((id) => /^\/_player\/(?!_|library|\$)/.test(id)) ? 'routes' : 'more-routes';
}

/** `/_player/` is the file `_player.index`, `/_player/artist/$id` the file `_player.artist.$id`. */
function chunksOf(chunkOfRoute: ReadonlyMap<string, string>, routeIds: readonly string[]): string[] {
  return routeIds.flatMap((id) => {
    const name = id.replace(/^\//, '');
    return chunkOfRoute.get(name.endsWith('/') || name === '' ? `${name}index` : name) ?? [];
  });
}

function collect(
  manifest: Manifest,
  clientDir: string,
  entryKey: string,
  routes: readonly string[],
): PageAssets {
  const files = new Set<string>();
  const css = new Set<string>();
  const assets = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const other of chunk.imports ?? []) visit(other);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const file of chunk.assets ?? []) assets.add(file);
  };
  visit(entryKey);
  for (const route of routes) visit(route);
  const entry = manifest[entryKey]?.file ?? '';
  files.delete(entry);
  const font = [...assets].find((file) => /archivo-latin-wdth-normal[^/]*\.woff2$/.test(file));
  return {
    entry: siteAddress(`/${entry}`),
    preload: [...files].map((file) => siteAddress(`/${file}`)),
    cssFiles: [...css].map((file) => siteAddress(`/${file}`)),
    css: [...css].map((file) => inPage(file, readFileSync(join(clientDir, file), 'utf8'))).join('\n'),
    font: font ? siteAddress(`/${font}`) : null,
  };
}

/** The text of a sheet as it stands in a page: files it names are beside it, not beside the page. */
function inPage(file: string, css: string): string {
  const folder = siteAddress(`/${dirname(file)}/`);
  return css.replaceAll(/url\((?=[\w.-]+\))/g, `url(${folder}`);
}
