import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../../lib/search-params.ts';
import { tableSort } from '../../parts/table-sort.ts';
import {
  type Answer,
  answers,
  type CatalogueSearch,
  catalogueInput,
  catalogueSearch,
  flag,
} from '../catalogue-search.ts';

type Input = inferRouterInputs<AppRouter>['playlists']['managed'];
const sorts = ['recent', 'oldest', 'name', 'name_desc'] as const;
const visibilities = ['public', 'unlisted'] as const;

/** What the address of the table of playlists may say. */
export interface PlaylistsSearch extends CatalogueSearch {
  visibility?: (typeof visibilities)[number];
  smart?: Answer;
  sort?: (typeof sorts)[number];
}

export function playlistsSearch(search: Record<string, unknown>): PlaylistsSearch {
  return {
    ...catalogueSearch(search),
    ...oneOf('visibility', visibilities, search),
    ...oneOf('smart', answers, search),
    ...oneOf('sort', sorts, search),
  };
}

/** The same as input of the list. */
export function playlistsInput({ visibility, smart, sort, ...rest }: PlaylistsSearch): Input {
  return {
    ...catalogueInput(rest),
    ...(visibility ? { visibility } : {}),
    ...flag('smart', smart),
    ...(sort ? { orderBy: sort } : {}),
  };
}

export const playlistSort = tableSort<(typeof sorts)[number]>(
  {
    name: { ascending: 'name', descending: 'name_desc' },
    changed: { ascending: 'oldest', descending: 'recent', first: 'descending' },
  },
  'recent',
);
