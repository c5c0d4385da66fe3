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

type Input = inferRouterInputs<AppRouter>['lyrics']['managed'];
const sorts = ['newest', 'oldest'] as const;

/** What the address of the table of lyrics may say. */
export interface LyricsSearch extends CatalogueSearch {
  synced?: Answer;
  sort?: (typeof sorts)[number];
}

export function lyricsSearch(search: Record<string, unknown>): LyricsSearch {
  return {
    ...catalogueSearch(search),
    ...oneOf('synced', answers, search),
    ...oneOf('sort', sorts, search),
  };
}

/** The same as input of the list. */
export function lyricsInput({ synced, sort, ...rest }: LyricsSearch): Input {
  return { ...catalogueInput(rest), ...flag('synced', synced), ...(sort ? { orderBy: sort } : {}) };
}

export const lyricsSort = tableSort<(typeof sorts)[number]>(
  { added: { ascending: 'oldest', descending: 'newest', first: 'descending' } },
  'newest',
);
