import { bodyWith, pageQuery, pathId, type RestRow } from '../core/rest.ts';

export const artistRows = [
  { method: 'GET', path: 'artists', procedure: 'artists.list', summary: 'List artists', input: pageQuery },
  {
    method: 'GET',
    path: 'artists/{id}',
    procedure: 'artists.get',
    summary: 'One artist',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'GET',
    path: 'artists/{id}/albums',
    procedure: 'artists.albums',
    summary: 'Albums of an artist, newest first',
    input: (request) => ({ ...pageQuery(request), id: pathId(request) }),
  },
  {
    method: 'GET',
    path: 'artists/{id}/tracks',
    procedure: 'artists.tracks',
    summary: 'Tracks of an artist, most played first',
    input: (request) => ({ ...pageQuery(request), id: pathId(request) }),
  },
  {
    method: 'GET',
    path: 'artists/{id}/similar',
    procedure: 'artists.similar',
    summary: 'Artists of the same genres',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'POST',
    path: 'artists',
    procedure: 'artists.create',
    summary: 'Create an artist',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'PUT',
    path: 'artists/{id}',
    procedure: 'artists.update',
    summary: 'Change an artist',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'artists/{id}',
    procedure: 'artists.delete',
    summary: 'Delete an artist',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
