import { open } from 'node:fs/promises';
import type { TagLyrics } from '@kantele/api/audio-tools';
import { decodeText } from '@kantele/api/decode-text';
import { parseLyrics } from '@kantele/api/lrc';

/** Largest lyrics file beside a track, bytes. */
const fileLimit = 256 * 1024;

/** Lyrics in a file of the same name with another ending; null when there is none. */
export async function readLyricsBeside(path: string, ending: '.lrc' | '.txt'): Promise<TagLyrics | null> {
  const file = path.replace(/\.[^./\\]*$/, '') + ending;
  const handle = await open(file, 'r').catch(() => null);
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile() || stat.size > fileLimit) return null;
    return parseLyrics(decodeText(await handle.readFile()));
  } finally {
    await handle.close();
  }
}
