import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { analyseAudio } from '@kantele/api/server';
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
const original = async (name: string) =>
  server.site.services.db
    .selectFrom('originals')
    .innerJoin('tracks', 'tracks.id', 'originals.track_id')
    .select(['originals.track_id', 'originals.attempts', 'originals.analysis', 'originals.trouble'])
    .where('tracks.name', '=', name)
    .executeTakeFirstOrThrow();

/** The job as a process leaves it that took it and did not live to finish. */
async function takenByDead() {
  await sql`update graphile_worker._private_jobs set locked_by = 'worker-gone', locked_at = now() - interval '1 minute',
    attempts = 1 where key = ${analyseAudio.name}`.execute(server.site.services.db);
}

describe('background work', () => {
  it('of a process that died is taken over, and a file that kills every process fails alone', async () => {
    await takenByDead();
    const { track_id } = await original('Song 2');
    await server.site.services.db
      .updateTable('originals')
      .set({ attempts: 3, wanted_at: new Date() })
      .where('track_id', '=', track_id)
      .execute();
    const worker = await server.startWorker();
    await eventually(async () => ((await status('Song 1'))?.status === 'ready' ? true : null));
    expect(await status('Song 2')).toEqual({
      status: 'failed',
      status_reason: 'The analysis was begun several times and never ended.',
    });
    await worker.stop();
  });

  it('that is under way when the server stops starts again without losing an attempt', async () => {
    const { db } = server.site.services;
    const { track_id } = await original('Song 3');
    const again = { analysis: 'waiting', attempts: 0, packet_hash: null } as const;
    await db.updateTable('originals').set(again).where('track_id', '=', track_id).execute();
    await db.deleteFrom('audio_analyses').execute();
    await db.updateTable('tracks').set({ status: 'processing' }).where('id', '=', track_id).execute();
    await server.site.services.jobs.add(db, analyseAudio, {}, { key: analyseAudio.name });
    const row = async () => {
      const { rows } = await sql<{
        attempts: number;
        locked: boolean;
      }>`select attempts, locked_at is not null as locked
        from graphile_worker._private_jobs where key = ${analyseAudio.name}`.execute(db);
      return rows[0] ?? null;
    };
    const worker = await server.startWorker();
    const before = await eventually(async () => {
      const current = await row();
      return current?.locked && (await original('Song 3')).attempts === 1 ? current : null;
    });
    await worker.stop();
    expect(await row()).toEqual({ attempts: before.attempts - 1, locked: false });
    expect(await original('Song 3')).toMatchObject({ attempts: 0, analysis: 'waiting' });
    await server.startWorker();
    await eventually(async () => ((await status('Song 3'))?.status === 'ready' ? true : null), 60_000);
  });

  it('that ends after its file went missing does not make the track play again', async () => {
    const { db } = server.site.services;
    const { rows } = await sql<{ id: number }>`select id from tracks where name = 'Song 1'`.execute(db);
    const trackId = rows[0]?.id ?? 0;
    await db.updateTable('tracks').set({ status: 'missing' }).where('id', '=', trackId).execute();
    await db.updateTable('tracks').set({ duration: null }).where('id', '=', trackId).execute();
    await db.updateTable('originals').set({ analysis: 'waiting' }).where('track_id', '=', trackId).execute();
    await server.site.services.jobs.add(db, analyseAudio, {});
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

describe('a job runner', () => {
  it('whose first statement was refused takes jobs all the same', async () => {
    const own = await startTestServer();
    try {
      const { db, jobs } = own.site.services;
      // A sequence counts what is rolled back, too.
      await sql`create sequence refusals`.execute(db);
      await sql`create function refuse_tasks() returns trigger language plpgsql as
        $$ begin perform nextval('refusals'); raise exception 'refused'; end $$`.execute(db);
      await sql`create trigger refuse_tasks before insert on graphile_worker._private_tasks
        for each statement execute function refuse_tasks()`.execute(db);
      await own.startWorker();
      await eventually(async () => {
        const { rows } = await sql<{ is_called: boolean }>`select is_called from refusals`.execute(db);
        return rows[0]?.is_called ? true : null;
      });
      await sql`drop trigger refuse_tasks on graphile_worker._private_tasks`.execute(db);
      await jobs.add(db, analyseAudio, {});
      await eventually(async () => {
        const left = await sql`select 1 from graphile_worker._private_jobs`.execute(db);
        return left.rows.length === 0 ? true : null;
      });
    } finally {
      await own.close();
    }
  });

  it('that cannot write down how a job ended is followed by another, which takes that job again', async () => {
    const own = await startTestServer();
    try {
      const { db, jobs } = own.site.services;
      await sql`create sequence refusals`.execute(db);
      await sql`create function refuse_ends() returns trigger language plpgsql as
        $$ begin
          if nextval('refusals') = 1 then raise exception 'refused'; end if;
          return old;
        end $$`.execute(db);
      await sql`create trigger refuse_ends before delete on graphile_worker._private_jobs
        for each row execute function refuse_ends()`.execute(db);
      await own.startWorker();
      await jobs.add(db, analyseAudio, {});
      await eventually(async () => {
        const left = await sql`select 1 from graphile_worker._private_jobs`.execute(db);
        return left.rows.length === 0 ? true : null;
      }, 30_000);
    } finally {
      await own.close();
    }
  });
});
