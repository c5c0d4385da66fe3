import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ModuleInfo {
  code: string | null;
  importedIds: readonly string[];
}
type GetInfo = (id: string) => ModuleInfo | null;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const routes = file('src/routes/');

/**
 * Packages imported through an index that leads to all of their files, and where each name of it comes from. Followed
 * as a whole, one import would bring every widget and every icon there is.
 */
const indexes = [
  { name: '@kantele/ui', path: file('../../packages/ui/src/index.ts') },
  {
    name: 'lucide-react',
    // What it exports to bundlers.
    path: fileURLToPath(import.meta.resolve('lucide-react')).replace(
      /cjs\/lucide-react\.js$/,
      'esm/lucide-react.mjs',
    ),
  },
].map(({ name, path }) => ({ name, path, homes: homesOf(path) }));

function homesOf(path: string): Map<string, string> {
  const homes = new Map<string, string>();
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  for (const [, names = '', from = ''] of readFileSync(path, 'utf8').matchAll(
    /export \{([^}]*)\} from ['"]\.\/([^'"]+)['"]/g,
  ))
    for (const name of names.split(',')) homes.set(name.trim().split(/\s+/).at(-1) ?? '', folder + from);
  return homes;
}

/** Everything a module brings along by plain imports. */
function closure(root: string, getInfo: GetInfo): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    const info = getInfo(id);
    if (!info) continue;
    found.add(id);
    for (const next of info.importedIds) {
      const index = indexes.find(({ path }) => path === next);
      waiting.push(...(index ? imported(info.code ?? '', index) : [next]));
    }
  }
  return found;
}

/** The files behind the names a module imports from an index. */
function imported(code: string, { name, homes }: (typeof indexes)[number]): string[] {
  const lists = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${name}["']`, 'g'));
  return [...lists].flatMap(([, names = '']) =>
    names.split(',').flatMap((one) => homes.get(one.trim().split(/\s+/)[0] ?? '') ?? []),
  );
}

/** So many pages of the player must need a module before all of them carry it. */
const enough = 3;
let frame: Set<string> | null = null;

/**
 * The chunk of the frame around the player’s pages: what the frame itself needs and what several pages share. As one
 * file it is a third smaller than as the forty the bundler would make of it.
 */
export function frameChunk(id: string, bundle: { getModuleInfo: GetInfo }): string | null {
  frame ??= findFrame((module) => bundle.getModuleInfo(module));
  return frame.has(id) ? 'frame' : null;
}

function findFrame(getInfo: GetInfo): Set<string> {
  const split = (name: string) => `${routes}${name}?tsr-split=component`;
  const pages = readdirSync(routes).filter(
    (name) => name.startsWith('_player.') && !name.includes('_account'),
  );
  const found = closure(split('_player.tsx'), getInfo);
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const id of closure(split(page), getInfo)) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts) if (count >= enough) found.add(id);
  // Pages are what the server looks up in the manifest: they stay files of their own.
  return new Set([...found].filter((id) => !id.startsWith(routes)));
}
