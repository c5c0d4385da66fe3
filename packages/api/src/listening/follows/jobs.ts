import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Tells the followers of an album's artists of it, a batch at a time. */
export const tellRelease = defineJob({
  name: 'follows.tell-release',
  payload: z.object({
    album_id: z.int(),
    /** The last user who was told. */
    after: z.int(),
  }),
  attempts: 20,
  timeout: 60_000,
});
