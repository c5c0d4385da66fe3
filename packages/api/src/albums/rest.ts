import { page, type RestRowsOf } from '../core/rest.ts';
import type { albumsRouter } from './router.ts';

export const albumRows = [
  {
    method: 'GET',
    path: 'albums',
    procedure: 'albums.list',
    summary: 'List albums',
    query: { ...page, orderBy: 'text', type: 'text' },
  },
  {
    method: 'GET',
    path: 'albums/{id}',
    procedure: 'albums.get',
    summary: 'One album with its tracks',
    params: { id: 'id' },
  },
  {
    method: 'POST',
    path: 'albums',
    procedure: 'albums.create',
    summary: 'Create an album',
    status: 201,
    body: true,
  },
  {
    method: 'PUT',
    path: 'albums/{id}',
    procedure: 'albums.update',
    summary: 'Change an album',
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'albums/{id}',
    procedure: 'albums.delete',
    summary: 'Delete an album with its tracks',
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof albumsRouter, 'albums'>;
