import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createImport, runImport } from '@kantele/api/server';
import { eventually, type TestServer } from './harness.ts';

export interface Song {
  path: string;
  title: string;
  artist: string;
  album: string;
  number: number;
  /** Seconds */
  seconds?: number;
  /** Extra ffmpeg arguments, e.g. the codec. */
  encode?: string[];
}

const exec = promisify(execFile);

/** ffmpeg arguments of one file of every accepted format. */
export const encodings: Record<string, string[]> = {
  mp3: ['-c:a', 'libmp3lame', '-b:a', '128k'],
  m4a: ['-c:a', 'aac'],
  flac: ['-c:a', 'flac'],
  ogg: ['-c:a', 'libvorbis'],
  opus: ['-c:a', 'libopus'],
  wav: ['-c:a', 'pcm_s16le'],
  aiff: ['-c:a', 'pcm_s16be', '-write_id3v2', '1'],
};

/** Runs ffmpeg without blocking the server under test. */
export async function ffmpeg(...args: string[]): Promise<void> {
  await exec('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args]);
}

/** Writes real audio files below a folder: two tones whose pitch depends on the title, so no two are alike. */
export async function writeSongs(folder: string, songs: readonly Song[]): Promise<void> {
  for (const song of songs) {
    const target = join(folder, song.path);
    mkdirSync(dirname(target), { recursive: true });
    const pitch = 200 + ([...song.title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 400);
    const source = `aevalsrc='0.3*sin(2*PI*${pitch}*t)|0.3*sin(2*PI*${pitch * 1.5}*t)':s=44100:d=${song.seconds ?? 2}`;
    const tags = {
      title: song.title,
      artist: song.artist,
      album: song.album,
      album_artist: song.artist,
      track: String(song.number),
    };
    const metadata = Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);
    await ffmpeg('-f', 'lavfi', '-i', source, ...metadata, ...(song.encode ?? []), `file:${target}`);
  }
}

/** Imports a folder to the end. */
export async function importInto(server: TestServer, folder: string) {
  const ctx = server.site.system();
  const { id } = await createImport(ctx, { path: folder });
  await runImport(ctx, { import_id: id }, { signal: new AbortController().signal });
  // A worker of the server may have taken it before.
  return eventually(async () => {
    const run = await server.site.services.db
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return run.state === 'queued' || run.state === 'running' ? null : run;
  });
}
