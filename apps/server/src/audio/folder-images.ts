import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { frontOf } from '@kantele/api/cover-names';
import { isPictureFolder } from '@kantele/api/file-types';
import { discFolder } from '@kantele/api/folder-names';
import { frontCover } from './front-cover.ts';
import { pictureLimit, readRawTags } from './tag-reader.ts';

const endings = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

/**
 * Path of an album's picture: in the folder of its files, in a folder for pictures there, or, when that folder is one
 * disc of an album, in the one above; null when there is none.
 */
export async function findFolderImage(dir: string): Promise<string | null> {
  const here = await frontIn(dir);
  if (here !== null || !discFolder(basename(dir))) return here;
  return frontIn(dirname(dir));
}

async function frontIn(dir: string): Promise<string | null> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const front = frontOf(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  if (front !== null) return join(dir, front);
  for (const entry of entries.filter((entry) => entry.isDirectory() && isPictureFolder(entry.name))) {
    const inside = await readdir(join(dir, entry.name), { withFileTypes: true }).catch(() => []);
    const scan = frontOf(inside.filter((file) => file.isFile()).map(({ name }) => name));
    if (scan !== null) return join(dir, entry.name, scan);
  }
  return null;
}

/** Path of an artist's picture in a folder (artist, portrait; any case), or null. */
export const findArtistImage = (dir: string): Promise<string | null> =>
  findImage(dir, ['artist', 'portrait']);

/**
 * The picture of a file: the front cover inside it, else the one of its folder; null when there is none.
 *
 * @throws AudioFileError('unsupported' | 'empty') when the file is no accepted audio file
 */
export async function readPicture(path: string): Promise<Uint8Array | null> {
  const { metadata } = await readRawTags(path, true);
  const embedded = metadata && frontCover(metadata).picture;
  return embedded ? embedded.data : readImage(await findFolderImage(dirname(path)));
}

/**
 * An artist's picture beside a file or in a folder above it, as far up as the library folder; null without
 * one.
 */
export async function readArtistPicture(path: string, options: { root: string }): Promise<Uint8Array | null> {
  const root = resolve(options.root);
  for (let dir = dirname(resolve(path)); dir === root || dir.startsWith(root + sep); dir = dirname(dir)) {
    const found = await findArtistImage(dir);
    if (found !== null) return readImage(found);
    if (dir === root) break;
  }
  return null;
}

async function readImage(path: string | null): Promise<Uint8Array | null> {
  if (path === null) return null;
  const { size } = await stat(path);
  return size > pictureLimit ? null : readFile(path);
}

async function findImage(dir: string, stems: readonly string[]): Promise<string | null> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const files = new Map(entries.filter((e) => e.isFile()).map((e) => [e.name.toLowerCase(), e.name]));
  for (const stem of stems) {
    for (const ending of endings) {
      const name = files.get(`${stem}.${ending}`);
      if (name !== undefined) return join(dir, name);
    }
  }
  return null;
}
