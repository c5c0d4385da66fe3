import { page, type RestRowsOf } from '../../core/rest.ts';
import type { streamingRouter } from './router.ts';

export const streamingRows = [
  {
    method: 'GET',
    path: 'tracks/{id}/sources',
    procedure: 'streaming.sources',
    summary: 'Renditions of a track with signed addresses',
    refuses: ['gone'],
    params: { track_id: { from: 'id', as: 'id' } },
    query: { kinds: 'list' },
  },
  {
    method: 'GET',
    path: 'audio',
    procedure: 'streaming.overview',
    summary: 'What the site has, how far its analysis is, and what it takes of the disk',
  },
  {
    method: 'GET',
    path: 'audio/files',
    procedure: 'streaming.originals',
    summary: 'Files of tracks: waiting for analysis, in trouble, or of one kind',
    query: { ...page, state: 'text', codec: 'text', made: 'text' },
  },
  {
    method: 'POST',
    path: 'audio/analyse',
    procedure: 'streaming.analyseAgain',
    summary: 'Analyse files again: one, those in one kind of trouble, or all that are in any',
    body: true,
  },
] as const satisfies RestRowsOf<typeof streamingRouter, 'streaming'>;
