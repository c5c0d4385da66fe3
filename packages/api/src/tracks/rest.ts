import { page, type RestRowsOf } from '../core/rest.ts';
import type { tracksRouter } from './router.ts';

export const trackRows = [
  {
    method: 'GET',
    path: 'tracks',
    procedure: 'tracks.list',
    summary: 'List tracks',
    query: { ...page, direction: 'text', orderBy: 'text', artist_id: 'number', genre_id: 'number' },
  },
  {
    method: 'GET',
    path: 'tracks/{id}',
    procedure: 'tracks.get',
    summary: 'One track',
    params: { id: 'id' },
  },
  {
    method: 'GET',
    path: 'tracks/{id}/waveform',
    procedure: 'tracks.waveform',
    summary: 'Peaks of a track',
    params: { id: 'id' },
  },
  {
    method: 'PUT',
    path: 'tracks/{id}',
    procedure: 'tracks.update',
    summary: 'Change a track',
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'tracks/{id}',
    procedure: 'tracks.delete',
    summary: 'Delete a track',
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof tracksRouter, 'tracks'>;
