import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';
import { JsonTools } from '../imports/testing.ts';
import { processOriginal } from './process-original.ts';
import { putOriginals } from './put-originals.ts';

/** Tools for files whose FLAC never proves right. */
class RefusingTools extends JsonTools {
  override hashPackets = async (path: string) => `packets of ${path}`;
  override prepare = async (path: string) => ({
    analysis: await this.analyse(path),
    renditions: [],
    refused: [{ kind: 'flac' as const, reason: 'A shift of 40 samples.' }],
  });
}

let site: TestSite;
let root: string;
beforeAll(async () => {
  site = await createTestSite({ audio: new RefusingTools() });
  root = await mkdtemp(join(tmpdir(), 'kantele-renditions-'));
  await site.services.db.insertInto('libraries').values({ path: root }).execute();
});
afterAll(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

const run = { signal: new AbortController().signal, attempt: 1, assertLease: async () => {} };

async function addTrack() {
  const { db } = site.services;
  const [id = 0] = (await addMusic(site)).trackIds;
  const library = await db.selectFrom('libraries').select('id').executeTakeFirstOrThrow();
  await writeFile(join(root, `${id}`), JSON.stringify({ sound: `${id}` }));
  const file = {
    storage_key: `library:${library.id}/${id}`,
    mime: 'audio/alac',
    codec: 'alac',
    lossless: true,
  };
  await db
    .transaction()
    .execute((trx) =>
      putOriginals(trx, [{ ...file, track_id: id, size: 5, etag: `${id}`, analysis: 'waiting' }]),
    );
  await sql`update tracks set renditions = '{original,flac}', status = 'processing' where id = ${id}`.execute(
    db,
  );
  return id;
}

const stateOf = async (id: number) => {
  const { rows } = await sql`select o.analysis, t.status, t.audio_fingerprint is not null as is_measured
    from originals o join tracks t on t.id = o.track_id where t.id = ${id}`.execute(site.services.db);
  return rows[0];
};

it('a worker that has lost its job writes nothing of what it measured', async () => {
  const id = await addTrack();
  const before = await stateOf(id);
  const assertLease = async () => {
    throw new Error('The lease is lost.');
  };
  await expect(processOriginal(site.system(), id, [], { ...run, assertLease })).rejects.toThrow('lease');
  expect(await stateOf(id)).toEqual(before);
  expect(await processOriginal(site.system(), id, [], run)).toBe(true);
  expect(await stateOf(id)).toEqual({ analysis: 'done', status: 'ready', is_measured: true });
});

it('a rendition that did not prove right is kept in mind with its reason', async () => {
  const { db } = site.services;
  await db.deleteFrom('refused_renditions').execute();
  await processOriginal(site.system(), await addTrack(), [], run);
  expect(await db.selectFrom('refused_renditions').select(['kind', 'reason']).execute()).toEqual([
    { kind: 'flac', reason: 'A shift of 40 samples.' },
  ]);
});
