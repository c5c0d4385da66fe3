import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

export const importFolder = defineJob({
  name: 'imports.run',
  payload: z.object({ import_id: z.int() }),
  attempts: 3,
  timeout: 12 * 3_600_000,
});
