import { page, type RestRowsOf } from '../core/rest.ts';
import type { genresRouter } from './router.ts';

export const genreRows = [
  {
    method: 'GET',
    path: 'genres',
    procedure: 'genres.list',
    summary: 'List genres, largest first',
    query: page,
  },
  {
    method: 'GET',
    path: 'genres/{slug}',
    procedure: 'genres.get',
    summary: 'One genre with its artists',
    params: { slug: 'text' },
  },
  {
    method: 'GET',
    path: 'genres/{slug}/albums',
    procedure: 'genres.albums',
    summary: 'Albums of a genre, most played first',
    params: { slug: 'text' },
    query: page,
  },
  {
    method: 'GET',
    path: 'genres/{slug}/tracks',
    procedure: 'genres.tracks',
    summary: 'Tracks of a genre, most played first',
    params: { slug: 'text' },
    query: page,
  },
  {
    method: 'POST',
    path: 'genres',
    procedure: 'genres.create',
    summary: 'Create a genre',
    status: 201,
    body: true,
  },
  {
    method: 'PUT',
    path: 'genres/{id}',
    procedure: 'genres.update',
    summary: 'Rename a genre',
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'genres/{id}',
    procedure: 'genres.delete',
    summary: 'Delete a genre',
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof genresRouter, 'genres'>;
