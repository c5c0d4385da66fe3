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

type Input = inferRouterInputs<AppRouter>['artists']['managed'];
const sorts = ['newest', 'oldest', 'name', 'name_desc', 'plays', 'plays_asc'] as const;
type Sort = (typeof sorts)[number];

/** What the address of the table of artists may say. */
export interface ArtistsSearch extends CatalogueSearch {
  verified?: Answer;
  disabled?: Answer;
  picture?: Answer;
  sort?: Sort;
}

export function artistsSearch(search: Record<string, unknown>): ArtistsSearch {
  return {
    ...catalogueSearch(search),
    ...oneOf('verified', answers, search),
    ...oneOf('disabled', answers, search),
    ...oneOf('picture', answers, search),
    ...oneOf('sort', sorts, search),
  };
}

/** The same as input of the list. */
export function artistsInput({ verified, disabled, picture, sort, ...rest }: ArtistsSearch): Input {
  return {
    ...catalogueInput(rest),
    ...flag('verified', verified),
    ...flag('disabled', disabled),
    ...flag('picture', picture),
    ...(sort ? { orderBy: sort } : {}),
  };
}

export const artistSort = tableSort<Sort>(
  {
    name: { ascending: 'name', descending: 'name_desc' },
    plays: { ascending: 'plays_asc', descending: 'plays', first: 'descending' },
    added: { ascending: 'oldest', descending: 'newest', first: 'descending' },
  },
  'newest',
);
