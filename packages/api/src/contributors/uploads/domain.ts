import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { uploadReactions } from './events.ts';
import { discardUploads, expireUploads } from './jobs.ts';
import { purgeUploads } from './queries.ts';
import { uploadRows } from './rest.ts';
import { uploadsRouter } from './router.ts';

export const uploads = {
  name: 'uploads',
  routers: { uploads: uploadsRouter },
  rows: uploadRows,
  about: ['Uploads', 'What may be uploaded, and the end of resumable uploads.'],
  contract,
  jobs: [
    handledBy(expireUploads, {
      start: async () => (await import('./expire-uploads.ts')).expireOldUploads,
    }),
    handledBy(discardUploads, {
      start: async () => (await import('./discard-uploads.ts')).discardLeft,
    }),
  ],
  purges: [purgeUploads],
  reactions: uploadReactions,
  notExported: {
    upload_sessions: 'uploads under way; what has come in stands in file_entries',
  },
} satisfies Domain;
