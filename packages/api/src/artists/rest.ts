import { page, type RestRowsOf } from '../core/rest.ts';
import type { artistsRouter } from './router.ts';

export const artistRows = [
  {
    method: 'GET',
    path: 'artists',
    procedure: 'artists.list',
    summary: 'List artists',
    query: { ...page, orderBy: 'text' },
  },
  {
    method: 'GET',
    path: 'artists/{id}',
    procedure: 'artists.get',
    summary: 'One artist',
    params: { id: 'id' },
  },
  {
    method: 'GET',
    path: 'artists/{id}/albums',
    procedure: 'artists.albums',
    summary: 'Albums of an artist, newest first',
    params: { id: 'id' },
    query: page,
  },
  {
    method: 'GET',
    path: 'artists/{id}/tracks',
    procedure: 'artists.tracks',
    summary: 'Tracks of an artist, most played first',
    params: { id: 'id' },
    query: page,
  },
  {
    method: 'GET',
    path: 'artists/{id}/similar',
    procedure: 'artists.similar',
    summary: 'Artists of the same genres',
    params: { id: 'id' },
  },
  {
    method: 'POST',
    path: 'artists',
    procedure: 'artists.create',
    summary: 'Create an artist',
    status: 201,
    body: true,
  },
  {
    method: 'PUT',
    path: 'artists/{id}',
    procedure: 'artists.update',
    summary: 'Change an artist',
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'artists/{id}',
    procedure: 'artists.delete',
    summary: 'Delete an artist',
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof artistsRouter, 'artists'>;
