import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { StoredLeftOut } from '@kantele/db';
import { line } from '../../../core/translate.ts';
import { fileType, isPictureFolder, stemOf } from '../../../platform/files/file-types.ts';
import type { Failure } from '../failures.ts';
import { groupBy } from './group-by.ts';
import { LeftOut } from './left-out.ts';

const maxDepth = 40;
/** What an index of Postgres takes for certain. */
const maxPathBytes = 2_000;

export interface FoundFile {
  /** Relative to the root, forward slashes. */
  path: string;
  size: number;
  mtime_ms: number;
  /** Time of the lyrics file of the same name beside it; null without one. */
  lyrics_ms: number | null;
}

export interface Walk {
  files: FoundFile[];
  problems: Failure[];
  /** By folder: names and times of the pictures in it, as one text that changes when they do. */
  pictures: Map<string, string>;
  /** Cue sheets with their times. */
  cues: Map<string, number | null>;
  leftOut: StoredLeftOut[];
}

/** Names of one folder; `.` names and links are not among them. */
interface Listing {
  path: string;
  files: string[];
}

/**
 * All audio files below a folder, sorted by path, and what lies beside them. Hidden entries are left out. Links are
 * not followed: one that leaves the folder is reported, one that stays inside leads to a file that is found anyway.
 */
export async function walk(root: string, signal: AbortSignal): Promise<Walk> {
  const realRoot = await realpath(root);
  const result = { files: [], problems: [], pictures: new Map(), cues: new Map() } as Omit<Walk, 'leftOut'>;
  const leftOut = new LeftOut();
  const folders: { path: string; depth: number }[] = [{ path: realRoot, depth: 0 }];
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    signal.throwIfAborted();
    const inRoot = toRelative(realRoot, folder.path);
    const entries = await entriesOf(folder.path, inRoot, result.problems);
    const listing: Listing = { path: inRoot, files: [] };
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const path = join(folder.path, entry.name);
      const entryPath = toRelative(realRoot, path);
      if (entry.isSymbolicLink()) {
        const problem = await linkProblem(realRoot, path);
        if (problem) result.problems.push({ path: entryPath, ...problem });
      } else if (entry.isDirectory()) {
        if (folder.depth >= maxDepth) {
          result.problems.push({
            path: entryPath,
            kind: 'too_deep',
            reason: line('Folders are nested too deep.'),
          });
        } else folders.push({ path, depth: folder.depth + 1 });
      } else if (entry.isFile()) listing.files.push(entry.name);
    }
    await lookAt(realRoot, listing, result, leftOut);
  }
  result.files.sort(byPath);
  return { ...result, leftOut: leftOut.list() };
}

/** Sorts the files of one folder into what they are. */
async function lookAt(root: string, listing: Listing, result: Omit<Walk, 'leftOut'>, leftOut: LeftOut) {
  const pathOf = (name: string) => (listing.path === '' ? name : `${listing.path}/${name}`);
  const byType = groupBy(listing.files, fileType);
  const audio = byType.get('audio') ?? [];
  const lyrics = new Map<string, string>();
  const stems = new Set(audio.map(stemOf));
  for (const name of byType.get('lyrics') ?? []) {
    if (stems.has(stemOf(name))) lyrics.set(stemOf(name), name);
    else leftOut.add(pathOf(name));
  }
  for (const name of audio) {
    const path = pathOf(name);
    const problem = nameProblem(name, path);
    if (problem) {
      result.problems.push({ path: path.toWellFormed(), ...problem });
      continue;
    }
    const stats = await lstat(join(root, path)).catch(() => null);
    if (!stats) continue;
    const beside = lyrics.get(stemOf(name));
    const lyrics_ms = beside === undefined ? null : await timeOf(join(root, pathOf(beside)));
    result.files.push({ path, size: stats.size, mtime_ms: Math.floor(stats.mtimeMs), lyrics_ms });
  }
  const pictures = (byType.get('picture') ?? []).sort();
  if (pictures.length > 0) {
    const times = await Promise.all(pictures.map((name) => timeOf(join(root, pathOf(name)))));
    const seen = pictures
      .map((name, index) => `${name}:${times[index] ?? 0}`)
      .join('\n')
      .toWellFormed();
    const folder = isPictureFolder(nameOf(listing.path)) ? parentOf(listing.path) : listing.path;
    const known = result.pictures.get(folder);
    result.pictures.set(folder, known === undefined ? seen : [known, seen].sort().join('\n'));
  }
  for (const name of byType.get('cue') ?? [])
    result.cues.set(pathOf(name), await timeOf(join(root, pathOf(name))));
  for (const name of byType.get('other') ?? []) leftOut.add(pathOf(name));
}

async function entriesOf(path: string, inRoot: string, problems: Failure[]): Promise<Dirent[]> {
  return readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (inRoot === '') throw error;
    const reason = line('This folder cannot be read.');
    problems.push({ path: inRoot.toWellFormed(), kind: 'folder_unreadable', reason });
    return [];
  });
}

async function linkProblem(root: string, path: string): Promise<Omit<Failure, 'path'> | null> {
  const target = await realpath(path).catch(() => null);
  if (target !== null && isBelow(root, target)) return null;
  return { kind: 'link_outside', reason: line('This link leads out of the folder.') };
}

function nameProblem(name: string, path: string): Omit<Failure, 'path'> | null {
  if (name.includes('\ufffd') || !path.isWellFormed()) {
    return { kind: 'bad_name', reason: line('The name is not valid Unicode.') };
  }
  if (Buffer.byteLength(path) <= maxPathBytes) return null;
  return { kind: 'too_long_path', reason: line('The path is too long.') };
}

async function timeOf(path: string): Promise<number | null> {
  const stats = await lstat(path).catch(() => null);
  return stats ? Math.floor(stats.mtimeMs) : null;
}

const byPath = (a: FoundFile, b: FoundFile) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A text that changes with what a walk finds: names, sizes, times. */
export function signatureOf({ files, pictures, cues }: Walk): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.path}\n${file.size} ${file.mtime_ms} ${file.lyrics_ms}\n`);
  for (const [folder, seen] of [...pictures].sort()) hash.update(`${folder}\n${seen}\n`);
  for (const [path, time] of [...cues].sort()) hash.update(`${path}\n${time}\n`);
  return hash.digest('hex');
}

/** Whether `path` is the folder itself or below it; `music-private` is not below `music`. */
export function isBelow(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
}

function toRelative(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
