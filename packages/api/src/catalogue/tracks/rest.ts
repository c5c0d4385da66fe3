import { page, type RestRowsOf } from '../../core/rest.ts';
import type { artistTracksRouter, tracksRouter } from './router.ts';

export const trackRows = [
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
    method: 'GET',
    path: 'tracks/managed',
    procedure: 'tracks.managed',
    summary: 'All tracks by filters, drafts and the trash too',
    query: {
      ...page,
      orderBy: 'text',
      query: 'text',
      status: 'text',
      visibility: 'text',
      album_id: 'number',
      genre_id: 'number',
      tag_id: 'number',
      explicit: 'flag',
      deleted: 'flag',
    },
  },
  {
    method: 'POST',
    path: 'tracks/update',
    procedure: 'tracks.updateMany',
    summary: 'Change the same of several tracks',
    body: true,
  },
  {
    method: 'POST',
    path: 'tracks/trash',
    procedure: 'tracks.trash',
    summary: 'Move tracks to the trash, for thirty days',
    body: true,
  },
  {
    method: 'POST',
    path: 'tracks/restore',
    procedure: 'tracks.restore',
    summary: 'Take tracks out of the trash',
    body: true,
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
    summary: 'Delete a track for good',
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof tracksRouter, 'tracks'>;

export const artistTrackRows = [
  {
    method: 'GET',
    path: 'artists/{id}/tracks',
    procedure: 'artists.tracks',
    summary: 'Tracks of an artist, most played first',
    params: { id: 'id' },
    query: page,
  },
] as const satisfies RestRowsOf<typeof artistTracksRouter, 'artists'>;
