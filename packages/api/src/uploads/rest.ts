import type { RestRowsOf } from '../core/rest.ts';
import type { uploadsRouter } from './router.ts';

export const uploadRows = [
  {
    method: 'GET',
    path: 'uploads/rules',
    procedure: 'uploads.rules',
    summary: 'What may be uploaded, and how much room is left',
  },
  {
    method: 'POST',
    path: 'tus/entries',
    procedure: 'uploads.finishTus',
    summary:
      'Makes a file of a resumable upload whose bytes are all there; asking again answers the same file',
    refuses: ['conflict', 'scan_failed'],
    takesLong: true,
    body: true,
  },
] as const satisfies RestRowsOf<typeof uploadsRouter, 'uploads'>;
