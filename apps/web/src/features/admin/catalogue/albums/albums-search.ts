import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../../lib/search-params.ts';
import { albumTypes, visibilities } from '../../../backstage/release-words.ts';
import { tableSort } from '../../parts/table-sort.ts';
import {
  type Answer,
  answers,
  type CatalogueSearch,
  catalogueInput,
  catalogueSearch,
  flag,
  idOf,
} from '../catalogue-search.ts';

type Input = inferRouterInputs<AppRouter>['albums']['managed'];
const sorts = ['newest', 'oldest', 'name', 'name_desc', 'plays', 'plays_asc'] as const;
type Sort = (typeof sorts)[number];

/** What the address of the table of albums may say. */
export interface AlbumsSearch extends CatalogueSearch {
  visibility?: (typeof visibilities)[number];
  type?: (typeof albumTypes)[number];
  cover?: Answer;
  genre?: number;
  deleted?: 'yes';
  sort?: Sort;
}

export function albumsSearch(search: Record<string, unknown>): AlbumsSearch {
  return {
    ...catalogueSearch(search),
    ...oneOf('visibility', visibilities, search),
    ...oneOf('type', albumTypes, search),
    ...oneOf('cover', answers, search),
    ...oneOf('deleted', ['yes'] as const, search),
    ...oneOf('sort', sorts, search),
    genre: idOf(search.genre),
  };
}

/** The same as input of the list. */
export function albumsInput({ visibility, type, cover, genre, deleted, sort, ...rest }: AlbumsSearch): Input {
  return {
    ...catalogueInput(rest),
    ...(visibility ? { visibility } : {}),
    ...(type ? { type } : {}),
    ...flag('cover', cover),
    ...(genre ? { genre_id: genre } : {}),
    ...(deleted ? { deleted: true } : {}),
    ...(sort ? { orderBy: sort } : {}),
  };
}

export const albumSort = tableSort<Sort>(
  {
    name: { ascending: 'name', descending: 'name_desc' },
    plays: { ascending: 'plays_asc', descending: 'plays', first: 'descending' },
    added: { ascending: 'oldest', descending: 'newest', first: 'descending' },
  },
  'newest',
);
