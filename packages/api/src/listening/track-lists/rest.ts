import { page, type RestRowsOf } from '../../core/rest.ts';
import type { trackListsRouter } from './router.ts';

export const trackListRows = [
  {
    method: 'GET',
    path: 'tracks',
    procedure: 'tracks.list',
    summary: 'List tracks',
    query: { ...page, direction: 'text', orderBy: 'text', artist_id: 'number', genre_id: 'number' },
  },
] as const satisfies RestRowsOf<typeof trackListsRouter, 'tracks'>;
