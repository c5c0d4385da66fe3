import type { Database, Transaction } from '@kantele/db';
import { z } from 'zod';
import type { Context } from '../core/context.ts';
import { defineJob } from '../core/jobs.ts';

/** Measures a track and makes its renditions. */
export const prepareAudio = defineJob({
  name: 'streaming.prepare-audio',
  payload: z.object({ track_id: z.int() }),
  attempts: 3,
  timeout: 3_600_000,
  load: async () => (await import('./prepare-audio.ts')).prepareTrackAudio,
  loadFailed: async () => (await import('./prepare-audio.ts')).audioFailed,
});

/** Finds and re-encodes the cover of an album, and the portrait beside it. */
export const prepareCover = defineJob({
  name: 'streaming.prepare-cover',
  payload: z.object({ album_id: z.int() }),
  attempts: 3,
  timeout: 120_000,
  load: async () => (await import('./prepare-cover.ts')).prepareAlbumCover,
});

/** Covers come before audio: they are small and seen at once. */
export async function queueAudio(ctx: Context, trx: Transaction<Database>, trackIds: readonly number[]) {
  const payloads = trackIds.map((track_id) => ({ track_id }));
  await ctx.services.jobs.addMany(trx, prepareAudio, payloads, ({ track_id }) => `audio:${track_id}`, {
    priority: 20,
  });
}

export async function queueCovers(ctx: Context, trx: Transaction<Database>, albumIds: readonly number[]) {
  const payloads = albumIds.map((album_id) => ({ album_id }));
  await ctx.services.jobs.addMany(trx, prepareCover, payloads, ({ album_id }) => `cover:${album_id}`, {
    priority: 10,
  });
}
