import type { Database, Transaction } from '@kantele/db';
import { z } from 'zod';
import { storedKinds } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { defineJob } from '../../core/job-queue.ts';

/** Measures what waits, one file after another; see analyse-audio.ts. */
export const analyseAudio = defineJob({
  name: 'streaming.analyse',
  payload: z.object({}),
  attempts: 25,
  timeout: 3_600_000,
});

/** Makes a smaller rendition of a track, the FLAC of one no browser decodes, or a file to download. */
export const makeRendition = defineJob({
  name: 'streaming.make-rendition',
  payload: z.object({ track_id: z.int(), kind: z.enum(storedKinds) }),
  attempts: 3,
  timeout: 3_600_000,
});

/** Keeps the cache within its limit, and queues what has to be there ahead of time. */
export const sweepRenditions = defineJob({
  name: 'streaming.sweep',
  payload: z.object({}),
  attempts: 2,
  timeout: 600_000,
  cron: '23 * * * *',
});

/** Finds and re-encodes the cover of an album, and the portrait beside it. */
export const prepareCover = defineJob({
  name: 'streaming.prepare-cover',
  payload: z.object({ album_id: z.int() }),
  attempts: 3,
  timeout: 120_000,
});

/** Work that listeners wait for comes first, then downloads, then covers, then what is made ahead. */
const priorities = { wanted: -10, downloads: -5, covers: 10, analysis: 20, ahead: 30 } as const;

/** Files wait in `originals`; one job works through them, whatever their number. */
export async function queueAnalysis(ctx: Context, db: Context['db'] | Transaction<Database>) {
  await ctx.services.jobs.add(
    db,
    analyseAudio,
    {},
    {
      key: analyseAudio.name,
      keepTime: true,
      queue: 'analysis',
      priority: priorities.analysis,
    },
  );
}

/** @param wanted a listener waits for it */
export async function queueRendition(
  ctx: Context,
  job: z.output<typeof makeRendition.payload>,
  wanted: boolean,
) {
  await ctx.services.jobs.add(ctx.db, makeRendition, job, {
    key: `rendition:${job.track_id}:${job.kind}`,
    unlessRunning: true,
    priority: wanted ? priorities.wanted : priorities.ahead,
  });
}

/** Has files made for downloads somebody waits for. */
export async function queueAwaited(
  ctx: Context,
  trx: Transaction<Database>,
  jobs: readonly z.output<typeof makeRendition.payload>[],
) {
  const keyOf = ({ track_id, kind }: z.output<typeof makeRendition.payload>) =>
    `rendition:${track_id}:${kind}`;
  await ctx.services.jobs.addMany(trx, makeRendition, jobs, keyOf, {
    unlessRunning: true,
    priority: priorities.downloads,
  });
}

/** Has the covers of albums looked at. */
export async function queueCovers(ctx: Context, trx: Transaction<Database>, albumIds: readonly number[]) {
  const payloads = albumIds.map((album_id) => ({ album_id }));
  await ctx.services.jobs.addMany(trx, prepareCover, payloads, ({ album_id }) => `cover:${album_id}`, {
    priority: priorities.covers,
  });
}
