import { page, type RestRowsOf } from '../../core/rest.ts';
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
] as const satisfies RestRowsOf<typeof artistsRouter, 'artists'>;

/** Those that stand behind the lists of an artist, which are other domains'. */
export const moreArtistRows = [
  {
    method: 'GET',
    path: 'artists/{id}/similar',
    procedure: 'artists.similar',
    summary: 'Artists of the same genres',
    params: { id: 'id' },
  },
  {
    method: 'GET',
    path: 'artists/managed',
    procedure: 'artists.managed',
    summary: 'All artists by filters, disabled ones too',
    query: {
      ...page,
      orderBy: 'text',
      query: 'text',
      verified: 'flag',
      disabled: 'flag',
      picture: 'flag',
    },
  },
  {
    method: 'POST',
    path: 'artists/update',
    procedure: 'artists.updateMany',
    summary: 'Change the same of several artists',
    body: true,
  },
  {
    method: 'POST',
    path: 'artists/remove',
    procedure: 'artists.deleteMany',
    summary: 'Delete several artists',
    body: true,
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
