import { page, type RestRowsOf } from '../../core/rest.ts';
import { likedTypes } from './contract.ts';
import type { likesRouter } from './router.ts';

const params = { type: likedTypes, id: 'id' } as const;

export const likeRows = [
  {
    method: 'GET',
    path: 'users/me/library/tracks',
    procedure: 'likes.tracks',
    summary: 'Tracks you like',
    query: { ...page, orderBy: 'text', direction: 'text', query: 'text' },
  },
  {
    method: 'GET',
    path: 'users/me/library/albums',
    procedure: 'likes.albums',
    summary: 'Albums you like',
    query: { ...page, orderBy: 'text', query: 'text' },
  },
  {
    method: 'PUT',
    path: 'users/me/likes/{type}/{id}',
    procedure: 'likes.set',
    summary: 'Likes a track, an album or a playlist',
    params,
  },
  {
    method: 'DELETE',
    path: 'users/me/likes/{type}/{id}',
    procedure: 'likes.remove',
    summary: 'Likes a track, an album or a playlist no longer',
    params,
  },
] as const satisfies RestRowsOf<typeof likesRouter, 'likes'>;
