import { page, type RestRowsOf } from '../../core/rest.ts';
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
  {
    method: 'GET',
    path: 'users/me/history',
    procedure: 'plays.history',
    summary: 'What you have played, the last first',
    query: { ...page, before: 'text' },
  },
  {
    method: 'DELETE',
    path: 'users/me/history',
    procedure: 'plays.forgetAll',
    summary: 'Forget all you have played',
  },
  {
    method: 'DELETE',
    path: 'users/me/history/{play}',
    procedure: 'plays.forget',
    summary: 'Forget one play',
    params: { id: { from: 'play', as: 'text' } },
  },
] as const satisfies RestRowsOf<typeof playsRouter, 'plays'>;
