import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sourcesResponse } from '@kantele/api/contract/streaming';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpus, writeCorpus } from '../corpus-files.ts';
import { importInto } from '../fixtures.ts';
import { eventually, startTestServer, type TestServer } from '../harness.ts';

interface Row {
  path: string;
  id: number;
  title: string;
  number: number | null;
  disc: number;
  forms: string;
  duration: number | null;
  status: string;
  trouble: string | null;
  album: string;
  artist: string;
  album_artist: string;
}

let server: TestServer;
let folder: string;
let atImport: Map<string, Row>;
let analysed: Map<string, Row>;
let failures: Map<string, string>;

async function rows(): Promise<Map<string, Row>> {
  const { rows: found } = await sql<Row>`
    select f.path, t.id, t.name as title, t.number, t.disc_number as disc, array_to_string(t.renditions, ' ') as forms,
      t.duration, t.status, o.trouble, a.name as album,
      (select string_agg(x.name, ', ' order by ta.position) from track_artists ta join artists x on x.id = ta.artist_id
        where ta.track_id = t.id) as artist,
      (select string_agg(x.name, ', ' order by aa.position) from album_artists aa join artists x on x.id = aa.artist_id
        where aa.album_id = a.id) as album_artist
    from library_files f join tracks t on t.id = f.track_id join albums a on a.id = t.album_id
      join originals o on o.track_id = t.id`.execute(server.site.services.db);
  return new Map(found.map((row) => [row.path, row]));
}

beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.dataDir, 'music');
  await writeCorpus(folder);
  const run = await importInto(server, folder);
  expect(run.state).toBe('done');
  failures = new Map(run.failures.map(({ path, kind }) => [path, kind ?? 'other']));
  atImport = await rows();
  await server.startWorker();
  await eventually(async () => {
    const waiting = await sql`select 1 from originals where analysis = 'waiting'`.execute(
      server.site.services.db,
    );
    return waiting.rows.length === 0 ? true : null;
  });
  analysed = await rows();
});
afterAll(() => server.close());

/** What ffmpeg decodes, interleaved stereo in floating point; untrimmed where the caller trims. */
async function decode(input: string | Buffer, trimmed: boolean): Promise<Float32Array> {
  const raw = trimmed ? [] : ['-flags2', '+skip_manual'];
  const source = ['-i', typeof input === 'string' ? input : 'pipe:0', '-map', '0:a:0'];
  const output = ['-ac', '2', '-rematrix_maxval', '1', '-f', 'f32le', 'pipe:1'];
  const child = spawn('ffmpeg', ['-v', 'quiet', ...raw, ...source, ...output]);
  child.stdin.on('error', () => undefined);
  child.stdin.end(typeof input === 'string' ? undefined : input);
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout) chunks.push(chunk);
  return new Float32Array(new Uint8Array(Buffer.concat(chunks)).buffer);
}

describe.each(corpus.map((file) => [file.path, file] as const))('%s', (path, { expect: expected }) => {
  const { failure, lengthAtImport, damaged, forms, ...names } = expected;
  if (failure) {
    it(`is one line of the report: ${failure}`, () => expect(failures.get(path)).toBe(failure));
    return;
  }

  it('comes in under its names', () => {
    const row = atImport.get(path);
    expect(row).toMatchObject(names);
    if (forms) expect(row?.forms).toBe(forms);
    if (lengthAtImport) expect(row?.duration).toBeGreaterThan(1_000);
    expect(failures.has(path)).toBe(false);
  });

  it(damaged ? 'plays, and is marked as damaged' : 'plays', async () => {
    const row = analysed.get(path);
    expect(row?.status).toBe('ready');
    expect(row?.trouble === null).toBe(!damaged);
    const { sources } = sourcesResponse.parse(
      await (await server.request(`/api/v1/tracks/${row?.id}/sources`)).json(),
    );
    const source = sources.find(({ fragments }) => fragments !== null);
    if (!source) throw new Error(`${path} can be played from nothing but its file.`);
    const bytes = Buffer.from(await (await server.request(source.url)).arrayBuffer());
    expect(bytes.length).toBe(source.size);
    const heard = await decode(bytes, false);
    const { samples, delay } = source;
    if (damaged || samples === null || delay === null) {
      expect(heard.length).toBeGreaterThan(44_100);
      return;
    }
    const whole = await decode(join(folder, path), true);
    // Other rates come from DSD alone, which no browser is given as it is.
    if (source.sample_rate !== 44_100 && source.sample_rate !== 48_000) return;
    // The first packet of Vorbis yields nothing; ffmpeg keeps what a stream that was cut has before its first position
    // (Vorbis I, A.2).
    const vorbis = source.codec === 'vorbis';
    const last = source.fragments?.at(-1);
    const silent = vorbis ? (last?.t ?? 0) + (last?.d ?? 0) - heard.length / 2 : 0;
    const from = delay - silent;
    const before = vorbis ? from : 0;
    expect(heard.length / 2).toBeGreaterThanOrEqual(from + samples);
    const error = meanError(heard.subarray(2 * from, 2 * (from + samples)), whole.subarray(2 * before));
    expect(error).toBeLessThan(1e-3);
  });
});

/** RMS of the difference; one sample off would be a tenth of the sound. */
function meanError(heard: Float32Array, whole: Float32Array): number {
  const count = Math.min(heard.length, whole.length);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += ((heard[i] ?? 0) - (whole[i] ?? 0)) ** 2;
  return Math.sqrt(sum / Math.max(1, count));
}

describe('the corpus', () => {
  it('keeps two issues of an album apart and the discs of one together', async () => {
    const albumIds = async (name: string) => {
      const { rows: found } = await sql<{ id: number }>`select id from albums where name = ${name}`.execute(
        server.site.services.db,
      );
      return found.length;
    };
    expect([await albumIds('Issued'), await albumIds('Discs'), await albumIds('Compiled')]).toEqual([
      2, 1, 1,
    ]);
  });
});
