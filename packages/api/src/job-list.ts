import { publishScheduled } from './albums/jobs.ts';
import { forgetExpired, sendReset, sendVerification } from './auth/jobs.ts';
import type { RunnableJob } from './core/jobs.ts';
import { importFolder } from './imports/jobs.ts';
import { sendMail } from './mails/jobs.ts';
import { rollUpPlays } from './plays/jobs.ts';
import { refreshSearch } from './search/jobs.ts';
import { analyseAudio, makeRendition, prepareCover, sweepRenditions } from './streaming/jobs.ts';
import { makeExport, removeExports, removeFiles } from './users/jobs.ts';

/** Every kind of background work. */
export const jobList: readonly RunnableJob[] = [
  analyseAudio,
  forgetExpired,
  importFolder,
  makeExport,
  makeRendition,
  prepareCover,
  publishScheduled,
  refreshSearch,
  removeExports,
  removeFiles,
  rollUpPlays,
  sendMail,
  sendReset,
  sendVerification,
  sweepRenditions,
];
