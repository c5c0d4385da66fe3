import type { RestRowsOf } from '../core/rest.ts';
import type { playsRouter } from './router.ts';

export const playRows = [
  {
    method: 'POST',
    path: 'tracks/{id}/plays',
    procedure: 'plays.record',
    summary: 'Report that a track was heard',
    refuses: ['conflict'],
    params: { track_id: { from: 'id', as: 'id' } },
    body: true,
  },
] as const satisfies RestRowsOf<typeof playsRouter, 'plays'>;
