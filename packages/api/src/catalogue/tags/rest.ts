import { page, type RestRowsOf } from '../../core/rest.ts';
import type { tagsRouter } from './router.ts';

export const tagRows = [
  {
    method: 'GET',
    path: 'tags',
    procedure: 'tags.list',
    summary: 'List tags by name unless another order is asked for',
    query: { ...page, orderBy: 'text', query: 'text' },
  },
  {
    method: 'GET',
    path: 'tags/{tag}',
    procedure: 'tags.get',
    summary: 'One tag',
    params: { slug: { from: 'tag', as: 'key' } },
  },
  {
    method: 'GET',
    path: 'tags/{tag}/tracks',
    procedure: 'tags.tracks',
    summary: 'Tracks of a tag, most played first',
    params: { slug: { from: 'tag', as: 'key' } },
    query: page,
  },
  {
    method: 'POST',
    path: 'tags/merge',
    procedure: 'tags.merge',
    summary: 'Give tracks of tags another one',
    body: true,
  },
  {
    method: 'POST',
    path: 'tags/remove',
    procedure: 'tags.deleteMany',
    summary: 'Delete several tags',
    body: true,
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
    path: 'tags/{tag}',
    procedure: 'tags.update',
    summary: 'Rename a tag',
    params: { id: { from: 'tag', as: 'key' } },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'tags/{tag}',
    procedure: 'tags.delete',
    summary: 'Delete a tag',
    params: { id: { from: 'tag', as: 'key' } },
  },
] as const satisfies RestRowsOf<typeof tagsRouter, 'tags'>;
