import { page, type RestRowsOf } from '../../core/rest.ts';
import type { lyricsRouter } from './router.ts';

export const lyricsRows = [
  {
    method: 'GET',
    path: 'tracks/{id}/lyrics',
    procedure: 'lyrics.get',
    summary: 'Lyrics of a track',
    params: { track_id: { from: 'id', as: 'id' } },
  },
  {
    method: 'GET',
    path: 'search/lyrics',
    procedure: 'lyrics.search',
    summary: 'Find tracks by what is sung',
    query: { query: 'text', limit: 'number' },
  },
  {
    method: 'GET',
    path: 'lyrics',
    procedure: 'lyrics.managed',
    summary: 'Tracks that have lyrics, by filters, drafts too',
    query: { ...page, orderBy: 'text', query: 'text', synced: 'flag', language: 'text' },
  },
  {
    method: 'POST',
    path: 'lyrics/remove',
    procedure: 'lyrics.deleteMany',
    summary: 'Remove the lyrics of several tracks',
    body: true,
  },
  {
    method: 'PUT',
    path: 'tracks/{id}/lyrics',
    procedure: 'lyrics.put',
    summary: 'Set the lyrics of a track',
    params: { track_id: { from: 'id', as: 'id' } },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'tracks/{id}/lyrics',
    procedure: 'lyrics.delete',
    summary: 'Remove the lyrics of a track',
    params: { track_id: { from: 'id', as: 'id' } },
  },
] as const satisfies RestRowsOf<typeof lyricsRouter, 'lyrics'>;
