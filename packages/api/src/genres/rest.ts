import { bodyWith, pageQuery, pathId, type RestRequest, type RestRow } from '../core/rest.ts';

const slugOf = (request: RestRequest) => request.params.slug ?? '';

export const genreRows = [
  {
    method: 'GET',
    path: 'genres',
    procedure: 'genres.list',
    summary: 'List genres, largest first',
    input: pageQuery,
  },
  {
    method: 'GET',
    path: 'genres/{slug}',
    procedure: 'genres.get',
    summary: 'One genre with its artists',
    input: (request) => ({ slug: slugOf(request) }),
  },
  {
    method: 'GET',
    path: 'genres/{slug}/albums',
    procedure: 'genres.albums',
    summary: 'Albums of a genre, most played first',
    input: (request) => ({ ...pageQuery(request), slug: slugOf(request) }),
  },
  {
    method: 'GET',
    path: 'genres/{slug}/tracks',
    procedure: 'genres.tracks',
    summary: 'Tracks of a genre, most played first',
    input: (request) => ({ ...pageQuery(request), slug: slugOf(request) }),
  },
  {
    method: 'POST',
    path: 'genres',
    procedure: 'genres.create',
    summary: 'Create a genre',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'PUT',
    path: 'genres/{id}',
    procedure: 'genres.update',
    summary: 'Rename a genre',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'genres/{id}',
    procedure: 'genres.delete',
    summary: 'Delete a genre',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
