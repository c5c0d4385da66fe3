import { page, type RestRowsOf } from '../../core/rest.ts';
import { followedTypes } from './contract.ts';
import type { followsRouter } from './router.ts';

const params = { type: followedTypes, id: 'id' } as const;

export const followRows = [
  {
    method: 'GET',
    path: 'users/me/library/artists',
    procedure: 'follows.artists',
    summary: 'Artists you follow',
    query: { ...page, orderBy: 'text', query: 'text' },
  },
  {
    method: 'GET',
    path: 'users/me/new-releases',
    procedure: 'follows.newReleases',
    summary: 'The newest albums of artists you follow',
  },
  {
    method: 'GET',
    path: 'users/me/follows/{type}/{id}',
    procedure: 'follows.state',
    summary: 'Whether you follow an artist or a person, and how many do',
    params,
  },
  {
    method: 'PUT',
    path: 'users/me/follows/{type}/{id}',
    procedure: 'follows.follow',
    summary: 'Follows an artist or a person',
    params,
  },
  {
    method: 'DELETE',
    path: 'users/me/follows/{type}/{id}',
    procedure: 'follows.unfollow',
    summary: 'Follows an artist or a person no longer',
    params,
  },
] as const satisfies RestRowsOf<typeof followsRouter, 'follows'>;
