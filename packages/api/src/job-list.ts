import { publishScheduled } from './albums/jobs.ts';
import type { RunnableJob } from './core/jobs.ts';
import { importFolder } from './imports/jobs.ts';
import { rollUpPlays } from './plays/jobs.ts';
import { refreshSearch } from './search/jobs.ts';
import { prepareAudio, prepareCover } from './streaming/jobs.ts';

/** Every kind of background work. */
export const jobList: readonly RunnableJob[] = [
  importFolder,
  prepareAudio,
  prepareCover,
  publishScheduled,
  refreshSearch,
  rollUpPlays,
];
