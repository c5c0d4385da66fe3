import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ListedCopy, listedFile, type Manifest } from './manifest.ts';

/** Lines written together. */
const atATime = 1_000;

/** The list of files of a backup: a line of JSON each. */
export function* listText(files: readonly ListedCopy[]): Generator<Buffer> {
  for (let at = 0; at < files.length; at += atATime) {
    const lines = files.slice(at, at + atATime).map((file) => `${JSON.stringify(file)}\n`);
    yield Buffer.from(lines.join(''));
  }
}

/** Reads that list. @throws Error when it is damaged */
export async function listFiles(folder: string, backup: string, manifest: Manifest): Promise<ListedCopy[]> {
  const files: ListedCopy[] = [];
  const path = join(folder, 'backups', backup, manifest.files.file);
  await pipeline(createReadStream(path), createGunzip(), async (unpacked) => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of unpacked) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) files.push(listedFile.parse(JSON.parse(line)));
    }
  });
  if (files.length !== manifest.files.count) throw new Error(`${path} is damaged.`);
  return files;
}
