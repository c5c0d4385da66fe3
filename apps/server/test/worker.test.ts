import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareAudio } from '@kantele/api/server';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const folder = join(server.dataDir, 'music');
  const song = (number: number, seconds: number) => ({
    title: `Song ${number}`,
    artist: 'Worker',
    album: 'Night shift',
    number,
    seconds,
  });
  await writeSongs(folder, [
    { ...song(1, 2), path: '1.flac' },
    { ...song(2, 2), path: '2.flac' },
    { ...song(3, 120), path: '3.flac' },
  ]);
  await importInto(server, folder);
});
afterAll(() => server.close());

const status = async (name: string) =>
  (await server.site.services.db
    .selectFrom('tracks')
    .select(['status', 'status_reason'])
    .where('name', '=', name)
    .executeTakeFirst()) ?? null;
const keyOf = async (name: string) => {
  const track = await server.site.services.db
    .selectFrom('tracks')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return `audio:${track.id}`;
};

/** As a process leaves a job that it took and did not live to finish. */
async function takenByDead(name: string, attempts: number) {
  await sql`update graphile_worker._private_jobs set locked_by = 'worker-gone', locked_at = now() - interval '1 minute',
    attempts = ${attempts} where key = ${await keyOf(name)}`.execute(server.site.services.db);
}

describe('background work', () => {
  it('of a process that died is taken over, and a file that kills every process fails alone', async () => {
    await takenByDead('Song 1', 1);
    await takenByDead('Song 2', 3);
    const worker = await server.startWorker();
    await eventually(async () => ((await status('Song 1'))?.status === 'ready' ? true : null));
    expect(await status('Song 2')).toEqual({
      status: 'failed',
      status_reason: 'The process ended while it worked on this.',
    });
    await worker.stop();
  });

  it('that is under way when the server stops starts again without losing an attempt', async () => {
    const { db } = server.site.services;
    const row = async () => {
      const { rows } = await sql<{
        attempts: number;
        locked: boolean;
      }>`select attempts, locked_at is not null as locked
        from graphile_worker._private_jobs where key = ${await keyOf('Song 3')}`.execute(db);
      return rows[0] ?? null;
    };
    const worker = await server.startWorker();
    const before = await eventually(async () => {
      const current = await row();
      return current?.locked ? current : null;
    });
    await worker.stop();
    expect(await row()).toEqual({ attempts: before.attempts - 1, locked: false });
    await server.startWorker();
    await eventually(async () => ((await status('Song 3'))?.status === 'ready' ? true : null), 60_000);
  });

  it('that ends after its file went missing does not make the track play again', async () => {
    const { db } = server.site.services;
    const { rows } = await sql<{ id: number }>`select id from tracks where name = 'Song 1'`.execute(db);
    const trackId = rows[0]?.id ?? 0;
    await db.updateTable('tracks').set({ status: 'missing' }).where('id', '=', trackId).execute();
    await db.updateTable('tracks').set({ duration: null }).where('id', '=', trackId).execute();
    await server.site.services.jobs.add(db, prepareAudio, { track_id: trackId });
    const measured = await eventually(async () => {
      const row = await db
        .selectFrom('tracks')
        .select(['status', 'duration'])
        .where('id', '=', trackId)
        .executeTakeFirst();
      return row?.duration ? row : null;
    });
    expect(measured.status).toBe('missing');
  });

  it('leaves no temporary files behind', async () => {
    const left = () => readdirSync(server.site.services.tempDir).filter((name) => name.startsWith('audio-'));
    await eventually(async () => (left().length === 0 ? true : null));
  });
});
