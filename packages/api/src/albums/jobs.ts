import { z } from 'zod';
import { defineJob } from '../core/jobs.ts';

export const publishScheduled = defineJob({
  name: 'albums.publish',
  payload: z.object({}),
  attempts: 1,
  timeout: 30_000,
  cron: '* * * * *',
  load: async () => (await import('./publish-scheduled.ts')).publishScheduled,
});
