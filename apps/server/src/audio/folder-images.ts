import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { frontCover } from './front-cover.ts';
import { pictureLimit, readRawTags } from './tag-reader.ts';

const endings = ['jpg', 'jpeg', 'png', 'webp'];

/** Path of the album's picture in a folder (cover, folder, front, album; any case), or null. */
export const findFolderImage = (dir: string): Promise<string | null> =>
  findImage(dir, ['cover', 'folder', 'front', 'album']);

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
