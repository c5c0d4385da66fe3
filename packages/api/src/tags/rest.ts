import { page, type RestRowsOf } from '../core/rest.ts';
import type { tagsRouter } from './router.ts';

export const tagRows = [
  {
    method: 'GET',
    path: 'tags',
    procedure: 'tags.list',
    summary: 'List tags by name',
    query: page,
  },
  {
    method: 'GET',
    path: 'tags/{slug}',
    procedure: 'tags.get',
    summary: 'One tag',
    params: { slug: 'text' },
  },
  {
    method: 'GET',
    path: 'tags/{slug}/tracks',
    procedure: 'tags.tracks',
    summary: 'Tracks of a tag, most played first',
    params: { slug: 'text' },
    query: page,
  },
  {
    method: 'POST',
    path: 'tags',
    procedure: 'tags.create',
    summary: 'Create a tag',
    status: 201,
    body: true,
  },
  {
    method: 'PUT',
    path: 'tags/{id}',
    procedure: 'tags.update',
    summary: 'Rename a tag',
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'tags/{id}',
    procedure: 'tags.delete',
    summary: 'Delete a tag',
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof tagsRouter, 'tags'>;
