import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

export const refreshSummaries = defineJob({
  name: 'tracks.summaries',
  payload: z.object({}),
  attempts: 3,
  timeout: 300_000,
  cron: '29 3 * * *',
});

/** Removes what has been in the trash for thirty days. */
export const emptyTrackTrash = defineJob({
  name: 'tracks.empty-trash',
  payload: z.object({}),
  attempts: 3,
  timeout: 600_000,
  cron: '51 3 * * *',
});
