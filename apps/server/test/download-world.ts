import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { eventually, startTestServer } from './harness.ts';

const exec = promisify(execFile);

/** Endings of the songs, in their order on the album. */
export const kinds = ['flac', 'wav', 'mp3', 'opus', 'm4a'] as const;
export type Kind = (typeof kinds)[number];

/** A server with an album of one song of each kind, with a cover and analysed, and somebody who may download it. */
export async function startDownloads() {
  const server = await startTestServer({ recheckStreamsMs: 0 });
  const folder = join(server.dataDir, 'music');
  await writeSongs(
    folder,
    kinds.map((kind, at) => ({
      path: `Trio/First/${at + 1} ${kind}.${kind}`,
      title: `Song ${kind}`,
      artist: 'Trio',
      album: 'First',
      number: at + 1,
      seconds: 2 + at / 7,
    })),
  );
  const background = { r: 120, g: 30, b: 60 };
  const cover = sharp({ create: { width: 1_500, height: 1_500, channels: 3, background } }).jpeg();
  writeFileSync(join(folder, 'Trio/First/cover.jpg'), await cover.toBuffer());
  await importInto(server, folder);
  await server.startWorker();
  const { db } = server.site.services;
  await eventually(async () => {
    const waiting = await db
      .selectFrom('originals')
      .select('track_id')
      .where('analysis', '<>', 'done')
      .execute();
    const covered = await db.selectFrom('albums').select('id').where('image_hash', 'is not', null).execute();
    return waiting.length === 0 && covered.length > 0 ? true : null;
  });
  const rows = await db
    .selectFrom('originals')
    .innerJoin('tracks', 'tracks.id', 'originals.track_id')
    .select(['tracks.id', 'tracks.album_id', 'originals.storage_key'])
    .execute();
  const idOf = (kind: Kind) => rows.find((row) => row.storage_key.endsWith(`.${kind}`))?.id ?? 0;
  /** Ids by the ending of their files. */
  const songs = Object.fromEntries(kinds.map((kind) => [kind, idOf(kind)])) as Record<Kind, number>;
  await server.addUser('keeper@example.com', [
    'music.view',
    'music.play',
    'music.download',
    'playlists.view',
    'playlists.create',
  ]);
  const cookie = await server.signIn('keeper@example.com');
  const path = (kind: Kind) => join(folder, `Trio/First/${kinds.indexOf(kind) + 1} ${kind}.${kind}`);
  const get = (url: string, init: RequestInit = {}) =>
    server.request(url, { ...init, headers: { cookie, ...init.headers } });
  const addressOf = (kind: Kind, format: string) => `/api/v1/tracks/${songs[kind]}/download?format=${format}`;

  /** Asks until the file is made. */
  const wait = (url: string): Promise<Response> =>
    eventually(async () => {
      const answer = await get(url);
      if (answer.status !== 503) return answer;
      expect(answer.headers.get('retry-after')).toBe('3');
      await answer.arrayBuffer();
      return null;
    });

  let saved = 0;
  const save = (bytes: Uint8Array, ending: string): string => {
    saved += 1;
    const file = join(server.dataDir, `saved-${saved}.${ending}`);
    writeFileSync(file, bytes);
    return file;
  };

  const downloaded = async (kind: Kind, format: string) => {
    const answer = await wait(addressOf(kind, format));
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const name = decodeURIComponent(
      /''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
    );
    const file = save(bytes, format);
    return { answer, bytes, name, file, etag: answer.headers.get('etag') ?? '' };
  };

  const countOf = async (table: 'renditions' | 'awaited_downloads') => {
    const counted = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
    return counted.rows[0]?.count ?? 0;
  };
  const albumId = rows[0]?.album_id ?? 0;
  return { server, albumId, songs, path, get, addressOf, wait, save, downloaded, countOf };
}

/** The sound as ffmpeg decodes it, without a complaint. */
export async function pcm(file: string): Promise<Buffer> {
  const { stdout, stderr } = await exec(
    'ffmpeg',
    ['-v', 'error', '-xerror', '-i', file, '-map', '0:a', '-ar', '44100', '-f', 's16le', '-'],
    { encoding: 'buffer', maxBuffer: 1e9 },
  );
  expect(stderr.toString()).toBe('');
  return stdout;
}
