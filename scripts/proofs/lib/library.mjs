import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder of 20 artists with albums of ten tracks, `files` at most; the files differ by their names only. The answer
 * adds files up to a number.
 */
export function openLibrary(library, files, seconds = 1) {
  mkdirSync(library, { recursive: true });
  const one = join(library, '..', 'one.mp3');
  const tone = ['-f', 'lavfi', '-i', `sine=d=${seconds}`, '-map_metadata', '-1', '-c:a', 'libmp3lame'];
  if (spawnSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...tone, one]).status !== 0)
    throw new Error('This proof needs ffmpeg.');
  let number = 0;
  return (most) => {
    for (; number < Math.min(most, files); number += 1) {
      const album = Math.floor(number / 10);
      const folder = join(library, `Artist ${album % 20}`, `Album ${album}`);
      mkdirSync(folder, { recursive: true });
      copyFileSync(one, join(folder, `${String((number % 10) + 1).padStart(2, '0')} - Song ${number}.mp3`));
    }
  };
}
