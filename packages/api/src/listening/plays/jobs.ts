import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Queued after plays were counted, and once a day because days go by. */
export const countPlayCharts = defineJob({
  name: 'plays.count-charts',
  payload: z.object({}),
  attempts: 3,
  timeout: 10 * 60_000,
  cron: '5 0 * * *',
});

export const rollUpPlays = defineJob({
  name: 'plays.roll-up',
  payload: z.object({}),
  attempts: 3,
  timeout: 60_000,
  cron: '*/5 * * * *',
});
