import { bodyWith, pageQuery, pathId, type RestRequest, type RestRow } from '../core/rest.ts';

const slugOf = (request: RestRequest) => request.params.slug ?? '';

export const tagRows = [
  { method: 'GET', path: 'tags', procedure: 'tags.list', summary: 'List tags by name', input: pageQuery },
  {
    method: 'GET',
    path: 'tags/{slug}',
    procedure: 'tags.get',
    summary: 'One tag',
    input: (request) => ({ slug: slugOf(request) }),
  },
  {
    method: 'GET',
    path: 'tags/{slug}/tracks',
    procedure: 'tags.tracks',
    summary: 'Tracks of a tag, most played first',
    input: (request) => ({ ...pageQuery(request), slug: slugOf(request) }),
  },
  {
    method: 'POST',
    path: 'tags',
    procedure: 'tags.create',
    summary: 'Create a tag',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'PUT',
    path: 'tags/{id}',
    procedure: 'tags.update',
    summary: 'Rename a tag',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'tags/{id}',
    procedure: 'tags.delete',
    summary: 'Delete a tag',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
