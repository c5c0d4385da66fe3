import { page, type RestRowsOf } from '../../core/rest.ts';
import type { albumsRouter, artistAlbumsRouter } from './router.ts';

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
    method: 'GET',
    path: 'albums/managed',
    procedure: 'albums.managed',
    summary: 'All albums by filters, drafts and the trash too',
    query: {
      ...page,
      orderBy: 'text',
      query: 'text',
      type: 'text',
      visibility: 'text',
      genre_id: 'number',
      cover: 'flag',
      deleted: 'flag',
    },
  },
  {
    method: 'POST',
    path: 'albums/update',
    procedure: 'albums.updateMany',
    summary: 'Change the same of several albums',
    body: true,
  },
  {
    method: 'POST',
    path: 'albums/trash',
    procedure: 'albums.trash',
    summary: 'Move albums to the trash, for thirty days',
    body: true,
  },
  {
    method: 'POST',
    path: 'albums/restore',
    procedure: 'albums.restore',
    summary: 'Take albums out of the trash',
    body: true,
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
    summary: 'Delete an album with its tracks for good',
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof albumsRouter, 'albums'>;

export const artistAlbumRows = [
  {
    method: 'GET',
    path: 'artists/{id}/albums',
    procedure: 'artists.albums',
    summary: 'Albums of an artist, newest first',
    params: { id: 'id' },
    query: page,
  },
] as const satisfies RestRowsOf<typeof artistAlbumsRouter, 'artists'>;
