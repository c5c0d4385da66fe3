import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';
import { openStream } from './open-stream.ts';
import { putOriginals } from './put-originals.ts';
import { putRendition } from './queries.ts';

let site: TestSite;
let root: string;
const made = {
  mime: 'audio/mp4; codecs="mp4a.40.2"',
  codec: 'aac',
  bitrate: 256_000,
  sample_rate: 44_100,
  channels: 2,
  size: 9_000,
  sha256: 'f'.repeat(64),
  samples: 88_200,
  delay: 1_024,
  init_end: 700,
  fragments: JSON.stringify([{ start: 700, end: 9_000, t: 0, d: 92_160 }]),
  storage_key: 'renditions/x',
};

/** A track with a file that exists; what is not asked of the audio tools here refuses to be asked. */
async function addTrack(
  codec: string,
  options: { renditions: string[]; fingerprint?: string },
): Promise<number> {
  const [id = 0] = (await addMusic(site, { tracks: [`In ${codec}`] })).trackIds;
  const { db } = site.services;
  await writeFile(join(root, `${id}`), 'sound');
  const library = await db.selectFrom('libraries').select('id').executeTakeFirstOrThrow();
  await db.transaction().execute((trx) =>
    putOriginals(trx, [
      {
        track_id: id,
        storage_key: `library:${library.id}/${id}`,
        mime: `audio/${codec}`,
        codec,
        lossless: false,
        size: 5,
        etag: `file-${id}`,
        analysis: options.fingerprint ? 'done' : 'waiting',
      },
    ]),
  );
  await sql`update tracks set renditions = ${options.renditions}::text[], audio_fingerprint = ${options.fingerprint ?? null}
    where id = ${id}`.execute(db);
  return id;
}

const jobs = async () => {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker._private_jobs where key like 'rendition:%' order by id`.execute(
    site.services.db,
  );
  return rows.map((row) => row.key);
};

beforeAll(async () => {
  site = await createTestSite();
  root = await mkdtemp(join(tmpdir(), 'kantele-sources-'));
  await site.services.db.insertInto('libraries').values({ path: root }).execute();
});
afterAll(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

describe('the sources of a track', () => {
  it('are its file and what was made of its sound, with the validators their numbers hold for', async () => {
    const id = await addTrack('alac', { renditions: ['original', 'flac'], fingerprint: 'one' });
    await putRendition(site.services.db, { ...made, fingerprint: 'one', kind: 'aac_256', etag: 'made' });
    const { sources, pending } = await site.as('music.play').streaming.sources({ track_id: id });
    expect(sources.map(({ kind, etag }) => `${kind} ${etag}`)).toEqual([
      `original file-${id}`,
      'aac_256 made',
    ]);
    expect(sources[1]).toMatchObject({ samples: 88_200, delay: 1_024, init_end: 700, fragments: [{ t: 0 }] });
    expect(pending).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('are shared by every track of the same sound', async () => {
    const id = await addTrack('alac', { renditions: ['original', 'flac'], fingerprint: 'one' });
    const { sources } = await site.as('music.play').streaming.sources({ track_id: id, kinds: ['aac_256'] });
    expect(sources).toMatchObject([{ kind: 'aac_256', etag: 'made' }]);
  });

  it('that are asked for and not there are made once, whoever asks and however often', async () => {
    const id = await addTrack('mp3', { renditions: ['original', 'original_mpeg'], fingerprint: 'two' });
    const listener = site.as('music.play');
    for (let round = 0; round < 3; round += 1) {
      const answer = await listener.streaming.sources({ track_id: id, kinds: ['aac_96', 'original'] });
      expect(answer).toMatchObject({ sources: [{ kind: 'original' }], pending: ['aac_96'] });
    }
    expect(await jobs()).toEqual([`rendition:${id}:aac_96`]);
    // A FLAC of what browsers decode would be a second copy.
    expect(await listener.streaming.sources({ track_id: id, kinds: ['flac'] })).toMatchObject({
      sources: [],
      pending: [],
    });
  });

  it('are not made where the site does not want it, nor again what could not be proven', async () => {
    const id = await addTrack('mp3', { renditions: ['original', 'original_mpeg'], fingerprint: 'three' });
    const ask = () => site.as('music.play').streaming.sources({ track_id: id, kinds: ['aac_256'] });
    await site.services.db
      .insertInto('refused_renditions')
      .values({ fingerprint: 'three', kind: 'aac_256', reason: 'a shift' })
      .execute();
    expect((await ask()).pending).toEqual([]);
    await sql`delete from refused_renditions`.execute(site.services.db);
    expect((await ask()).pending).toEqual(['aac_256']);
    const admin = await site.user();
    await admin.settings.update({ values: { 'player.renditions': 'never' } });
    expect((await ask()).pending).toEqual([]);
    await admin.settings.update({ values: { 'player.renditions': 'on_demand' } });
  });

  it('put a file that is not analysed yet in front of all others', async () => {
    const first = await addTrack('wavpack', { renditions: ['original', 'flac'] });
    await addTrack('wavpack', { renditions: ['original', 'flac'] });
    const { pending } = await site.as('music.play').streaming.sources({ track_id: first, kinds: ['flac'] });
    expect(pending).toEqual(['flac']);
    const { takeWaiting } = await import('./queries.ts');
    expect(await takeWaiting(site.services.db)).toBe(first);
  });

  it('are gone with the file, also what would be made of it while it is sent', async () => {
    const id = await addTrack('mp3', { renditions: ['original', 'original_mpeg'], fingerprint: 'four' });
    await rm(join(root, `${id}`));
    for (const kind of ['original_mpeg', 'aac_96'] as const) {
      const asked = site.as('music.play').streaming.sources({ track_id: id, kinds: [kind] });
      expect((await refusal(asked)).code, kind).toBe('gone');
    }
    const stream = openStream(site.system(), { track_id: id, rendition: 'original_mpeg' });
    expect((await refusal(stream)).code).toBe('gone');
  });

  it('are gone while the track is marked so, and absent when their folder is no library any more', async () => {
    const { db } = site.services;
    const id = await addTrack('mp3', { renditions: ['original'] });
    const open = () => openStream(site.system(), { track_id: id, rendition: 'original' });
    expect((await open()).mime).toBe('audio/mp3');
    await sql`update tracks set status = 'missing' where id = ${id}`.execute(db);
    expect((await refusal(open())).code).toBe('gone');
    await sql`update tracks set status = 'ready' where id = ${id}`.execute(db);
    await sql`update originals set storage_key = 'library:999999/x' where track_id = ${id}`.execute(db);
    expect((await refusal(open())).code).toBe('not_found');
  });

  it('are not told to whom the track is hidden', async () => {
    const id = await addTrack('mp3', { renditions: ['original'] });
    await site.services.db
      .updateTable('tracks')
      .set({ visibility: 'private' })
      .where('id', '=', id)
      .execute();
    const refused = await refusal(site.as('music.play').streaming.sources({ track_id: id, kinds: ['flac'] }));
    expect(refused.code).toBe('not_found');
  });
});
