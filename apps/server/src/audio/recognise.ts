import { open } from 'node:fs/promises';
import { AudioFileError, audioEndings, audioMimes, type RecognisedFile } from '@kantele/api/audio-tools';
import { sniffFile } from './sniff.ts';

/** Pictures by their first bytes. */
const pictures: readonly (readonly [RegExp, RecognisedFile])[] = [
  [/^\x89PNG\r\n/, { mime: 'image/png', endings: ['png'] }],
  [/^\xff\xd8\xff/, { mime: 'image/jpeg', endings: ['jpg', 'jpeg'] }],
  [/^GIF8[79]a/, { mime: 'image/gif', endings: ['gif'] }],
  [/^RIFF.{4}WEBP/s, { mime: 'image/webp', endings: ['webp'] }],
  [/^.{4}ftyp(avif|avis)/s, { mime: 'image/avif', endings: ['avif'] }],
];

/** See `AudioTools.recognise`. */
export async function recognise(path: string): Promise<RecognisedFile | null> {
  const head = await firstBytes(path);
  const picture = pictures.find(([bytes]) => bytes.test(head));
  if (picture) return picture[1];
  try {
    const format = await sniffFile(path);
    return { mime: audioMimes[format], endings: audioEndings[format] };
  } catch (error) {
    if (error instanceof AudioFileError) return null;
    throw error;
  }
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}
