import { page, type RestRowsOf } from '../../core/rest.ts';
import type { genresRouter } from './router.ts';

export const genreRows = [
  {
    method: 'GET',
    path: 'genres',
    procedure: 'genres.list',
    summary: 'List genres, largest first unless another order is asked for',
    query: { ...page, orderBy: 'text', query: 'text' },
  },
  {
    method: 'GET',
    path: 'search/genres',
    procedure: 'genres.search',
    summary: 'Find genres by a part of their names, largest first',
    query: { query: 'text', limit: 'number' },
  },
  {
    method: 'GET',
    path: 'genres/{genre}',
    procedure: 'genres.get',
    summary: 'One genre with its artists',
    params: { slug: { from: 'genre', as: 'key' } },
  },
  {
    method: 'GET',
    path: 'genres/{genre}/albums',
    procedure: 'genres.albums',
    summary: 'Albums of a genre, most played first',
    params: { slug: { from: 'genre', as: 'key' } },
    query: page,
  },
  {
    method: 'GET',
    path: 'genres/{genre}/tracks',
    procedure: 'genres.tracks',
    summary: 'Tracks of a genre, most played first',
    params: { slug: { from: 'genre', as: 'key' } },
    query: page,
  },
  {
    method: 'POST',
    path: 'genres/merge',
    procedure: 'genres.merge',
    summary: 'Put what is in genres into another one',
    body: true,
  },
  {
    method: 'POST',
    path: 'genres/remove',
    procedure: 'genres.deleteMany',
    summary: 'Delete several genres',
    body: true,
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
    path: 'genres/{genre}',
    procedure: 'genres.update',
    summary: 'Rename a genre',
    params: { id: { from: 'genre', as: 'key' } },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'genres/{genre}',
    procedure: 'genres.delete',
    summary: 'Delete a genre',
    params: { id: { from: 'genre', as: 'key' } },
  },
] as const satisfies RestRowsOf<typeof genresRouter, 'genres'>;
