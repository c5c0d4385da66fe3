import { bodyWith, pageQuery, pathId, type RestRow } from '../core/rest.ts';

export const albumRows = [
  { method: 'GET', path: 'albums', procedure: 'albums.list', summary: 'List albums', input: pageQuery },
  {
    method: 'GET',
    path: 'albums/{id}',
    procedure: 'albums.get',
    summary: 'One album with its tracks',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'POST',
    path: 'albums',
    procedure: 'albums.create',
    summary: 'Create an album',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'PUT',
    path: 'albums/{id}',
    procedure: 'albums.update',
    summary: 'Change an album',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'albums/{id}',
    procedure: 'albums.delete',
    summary: 'Delete an album with its tracks',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
