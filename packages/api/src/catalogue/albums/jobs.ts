import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Removes what has been in the trash for thirty days. */
export const emptyAlbumTrash = defineJob({
  name: 'albums.empty-trash',
  payload: z.object({}),
  attempts: 3,
  timeout: 600_000,
  cron: '46 3 * * *',
});

export const publishScheduled = defineJob({
  name: 'albums.publish',
  payload: z.object({}),
  attempts: 1,
  timeout: 30_000,
  cron: '* * * * *',
});
