import type { RestRowsOf } from '../../core/rest.ts';
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
    body: true,
  },
  {
    method: 'POST',
    path: 's3/simple/presign',
    procedure: 'uploads.presignS3',
    summary: 'Announces a file and answers the address in the bucket that takes it in one request',
    refuses: ['rate_limited'],
    body: true,
  },
  {
    method: 'POST',
    path: 's3/entries',
    procedure: 'uploads.finishS3',
    summary: 'Makes a file of what was sent to the bucket; asking again answers the same file',
    refuses: ['conflict', 'upload_busy'],
    body: true,
  },
  {
    method: 'POST',
    path: 's3/multipart/create',
    procedure: 'uploads.createMultipart',
    summary: 'Announces a file that is sent to the bucket in parts',
    refuses: ['rate_limited'],
    body: true,
  },
  {
    method: 'POST',
    path: 's3/multipart/get-uploaded-parts',
    procedure: 'uploads.uploadedParts',
    summary: 'Which parts have come in',
    refuses: ['conflict', 'gone'],
    body: true,
  },
  {
    method: 'POST',
    path: 's3/multipart/batch-sign-part-urls',
    procedure: 'uploads.signParts',
    summary: 'Addresses in the bucket for up to ten parts',
    refuses: ['conflict'],
    body: true,
  },
  {
    method: 'POST',
    path: 's3/multipart/complete',
    procedure: 'uploads.completeMultipart',
    summary: 'Puts the parts together; doing it again changes nothing',
    refuses: ['conflict', 'gone'],
    body: true,
  },
  {
    method: 'POST',
    path: 's3/multipart/abort',
    procedure: 'uploads.abortMultipart',
    summary: 'Gives an upload in parts up; one that was finished stays',
    refuses: ['upload_busy'],
    body: true,
  },
] as const satisfies RestRowsOf<typeof uploadsRouter, 'uploads'>;
