import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Source, sourcesResponse } from '@kantele/api/contract/streaming';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg, importInto } from './fixtures.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

/** Files of six seconds that cue sheets divide in three, and the forms their tracks are played in. */
const files = [
  // Its sheet is in its tags.
  { name: 'inside.flac', encode: ['-c:a', 'flac', '-sample_fmt', 's16'], forms: ['original_mp4'] },
  { name: 'image.flac', encode: ['-c:a', 'flac', '-sample_fmt', 's16'], forms: ['original_mp4'] },
  { name: 'image.mp3', encode: ['-c:a', 'libmp3lame'], forms: ['flac'] },
  { name: 'image.wav', encode: ['-c:a', 'pcm_s16le'], forms: ['flac'] },
  { name: 'image.wv', encode: ['-c:a', 'wavpack', '-sample_fmt', 's16p'], forms: ['flac'] },
  { name: 'image.m4a', encode: ['-c:a', 'alac', '-sample_fmt', 's16p'], forms: ['flac'] },
] as const;
const begins = ['00:00:00', '00:01:37', '00:04:05'];
/** Samples at 44.1 kHz: 588 a frame. */
const edges = [0, (75 + 37) * 588, (4 * 75 + 5) * 588];
const isInside = (name: string) => name.startsWith('inside');
const folderOf = (name: string) => name.replace('.', ' ');

const sheet = (name: string) =>
  [
    'PERFORMER "Trio"',
    `TITLE "Live ${name}"`,
    `FILE "image.wav" WAVE`,
    ...begins.flatMap((begin, i) => [
      `  TRACK 0${i + 1} AUDIO`,
      `    TITLE "Part ${i + 1}"`,
      ...(i === 1 ? ['    INDEX 00 00:01:00'] : []),
      `    INDEX 01 ${begin}`,
    ]),
  ].join('\r\n');

interface Row {
  id: number;
  album: string;
  title: string;
  duration: number;
  status: string;
  forms: string[];
  packet_hash: string;
  fingerprint: string;
}

let server: TestServer;
let folder: string;
let tracks: Map<string, Row[]>;

beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.dataDir, 'music');
  const source = ['-f', 'lavfi', '-i', 'anoisesrc=d=6:c=pink:r=44100:a=0.5:seed=7', '-ac', '2'];
  for (const { name, encode } of files) {
    mkdirSync(join(folder, folderOf(name)), { recursive: true });
    const tags = isInside(name) ? ['-metadata', `CUESHEET=${sheet(name)}`] : [];
    await ffmpeg(...source, ...tags, ...encode, `file:${join(folder, folderOf(name), name)}`);
    if (!isInside(name)) writeFileSync(join(folder, folderOf(name), 'image.cue'), sheet(name));
  }
  const run = await importInto(server, folder);
  expect(run).toMatchObject({ state: 'done', added: 3 * files.length, failed: 0, notices: [] });
  await server.startWorker();
  const { db } = server.site.services;
  await eventually(async () => {
    const { rows } = await sql`select 1 from originals where analysis = 'waiting'`.execute(db);
    return rows.length === 0 ? true : null;
  });
  const { rows } = await sql<Row>`
    select t.id, a.name as album, t.name as title, t.duration, t.status, t.renditions as forms, o.packet_hash,
      t.audio_fingerprint as fingerprint
    from tracks t join albums a on a.id = t.album_id join originals o on o.track_id = t.id
    order by t.album_id, t.number`.execute(db);
  tracks = new Map(files.map(({ name }) => [name, rows.filter(({ album }) => album === `Live ${name}`)]));
});
afterAll(() => server.close());

async function decode(input: string | Buffer): Promise<Buffer> {
  const from = typeof input === 'string' ? `file:${input}` : 'pipe:0';
  const untrimmed = typeof input === 'string' ? [] : ['-flags2', '+skip_manual'];
  const child = spawn('ffmpeg', [
    '-v',
    'error',
    ...untrimmed,
    '-i',
    from,
    '-ac',
    '2',
    '-f',
    's16le',
    'pipe:1',
  ]);
  child.stdin.on('error', () => undefined);
  child.stdin.end(typeof input === 'string' ? undefined : input);
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function sourceOf(id: number, kind: string): Promise<Source> {
  const answer = await server.request(`/api/v1/tracks/${id}/sources?kinds=${kind}`);
  const source = sourcesResponse.parse(await answer.json()).sources.find((one) => one.kind === kind);
  if (!source) throw new Error(`Track ${id} cannot be had as ${kind}.`);
  return source;
}

describe.each(files)('the tracks of $name', ({ name, forms }) => {
  const rows = () => tracks.get(name) ?? [];

  it('are analysed as sounds of their own', () => {
    expect(rows().map(({ title, status }) => [title, status])).toEqual([
      ['Part 1', 'ready'],
      ['Part 2', 'ready'],
      ['Part 3', 'ready'],
    ]);
    expect(rows().map(({ duration }) => duration)).toEqual([1_493, 2_573, 1_933]);
    expect(rows().map((row) => row.forms)).toEqual([forms, forms, forms]);
    for (const field of ['packet_hash', 'fingerprint'] as const)
      expect(new Set(rows().map((row) => row[field])).size).toBe(3);
  });

  it('are, one behind the other, the file to the sample', async () => {
    const whole = await decode(join(folder, folderOf(name), name));
    const parts: Buffer[] = [];
    for (const [i, { id }] of rows().entries()) {
      const source = await sourceOf(id, forms[0]);
      const { delay, samples } = source;
      if (delay === null || samples === null) throw new Error('Nothing tells where the sound lies.');
      expect(samples).toBe((edges[i + 1] ?? whole.length / 4) - (edges[i] ?? 0));
      const bytes = Buffer.from(await (await server.request(source.url)).arrayBuffer());
      expect(bytes.length).toBe(source.size);
      parts.push((await decode(bytes)).subarray(4 * delay, 4 * (delay + samples)));
    }
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
  });

  it('are never sent as the file, which holds all of them', async () => {
    const id = rows()[1]?.id;
    expect((await server.request(`/api/v1/tracks/${id}/stream?rendition=original`)).status).toBe(404);
    const asked = await server.request(`/api/v1/tracks/${id}/sources?kinds=original`);
    expect(sourcesResponse.parse(await asked.json())).toMatchObject({ sources: [], pending: [] });
    const any = await server.request(`/api/v1/tracks/${id}/stream`);
    expect(any.status).toBe(200);
    expect(any.headers.get('content-type')).toBe('audio/mp4; codecs="flac"');
    expect((await decode(Buffer.from(await any.arrayBuffer()))).length).toBeLessThan(4 * 44_100 * 3);
  });
});

it('can be had smaller, each by itself', async () => {
  const id = tracks.get('image.flac')?.[1]?.id ?? 0;
  const source = await eventually(() => sourceOf(id, 'aac_96').catch(() => null), 30_000);
  expect(source.samples).toBe((edges[2] ?? 0) - (edges[1] ?? 0));
  expect(source.size).toBeLessThan(60_000);
});

it('keep one index of the packets of a file', async () => {
  const { rows } = await sql<{ keys: number; tracks: number }>`
    select count(distinct index_key)::integer as keys, count(*)::integer as tracks
    from originals where index_key is not null`.execute(server.site.services.db);
  expect(rows).toEqual([{ keys: 2, tracks: 6 }]);
  const kept = readdirSync(join(server.dataDir, 'files', 'indexes'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(2);
});
