import { lstat, opendir, realpath } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** Endings an import looks at; the content decides what a file really is. */
const endings = new Set([
  '.mp3',
  '.m4a',
  '.mp4',
  '.aac',
  '.flac',
  '.ogg',
  '.oga',
  '.opus',
  '.wav',
  '.aif',
  '.aiff',
  '.aifc',
]);
const maxDepth = 40;
/** What an index of Postgres takes for certain. */
const maxPathBytes = 2_000;

export interface FoundFile {
  /** Relative to the root, forward slashes. */
  path: string;
  size: number;
  mtime_ms: number;
}

export interface Walk {
  files: FoundFile[];
  problems: { path: string; reason: string }[];
}

/**
 * All audio files below a folder, sorted by path. Hidden entries are left out. Links are not followed: one that
 * leaves the folder is reported, one that stays inside leads to a file that is found anyway.
 */
export async function walk(root: string, signal: AbortSignal): Promise<Walk> {
  const files: FoundFile[] = [];
  const problems: Walk['problems'] = [];
  const realRoot = await realpath(root);
  const folders: { path: string; depth: number }[] = [{ path: realRoot, depth: 0 }];
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    signal.throwIfAborted();
    const entries = await opendir(folder.path).catch((error: NodeJS.ErrnoException) => {
      problems.push({
        path: toRelative(realRoot, folder?.path ?? ''),
        reason: `Cannot be read (${error.code}).`,
      });
      return null;
    });
    if (!entries) continue;
    for await (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const path = join(folder.path, entry.name);
      const inRoot = toRelative(realRoot, path);
      if (entry.isSymbolicLink()) {
        const target = await realpath(path).catch(() => null);
        if (target === null || !isBelow(realRoot, target)) {
          problems.push({ path: inRoot, reason: 'This link leads out of the folder.' });
        }
      } else if (entry.isDirectory()) {
        if (folder.depth >= maxDepth) problems.push({ path: inRoot, reason: 'Folders are nested too deep.' });
        else folders.push({ path, depth: folder.depth + 1 });
      } else if (entry.isFile() && endings.has(extname(entry.name).toLowerCase())) {
        if (entry.name.includes('\ufffd')) {
          problems.push({ path: inRoot, reason: 'The name is not valid Unicode.' });
          continue;
        }
        if (Buffer.byteLength(inRoot) > maxPathBytes) {
          problems.push({ path: inRoot, reason: 'The path is too long.' });
          continue;
        }
        const stats = await lstat(path).catch(() => null);
        if (stats) files.push({ path: inRoot, size: stats.size, mtime_ms: Math.floor(stats.mtimeMs) });
      }
    }
  }
  files.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return { files, problems };
}

/** Whether `path` is the folder itself or below it; `music-private` is not below `music`. */
export function isBelow(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

function toRelative(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
