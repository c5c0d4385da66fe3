import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Queued when the rule of a playlist took longer than who opened it waits. */
export const fillPlaylist = defineJob({
  name: 'playlists.fill',
  payload: z.object({ id: z.int() }),
  attempts: 2,
  timeout: 60_000,
});

/** Queued when music has come; every night for music that came in another way. */
export const completePlaylists = defineJob({
  name: 'playlists.complete',
  payload: z.object({}),
  attempts: 2,
  timeout: 30 * 60_000,
  cron: '40 3 * * *',
});
