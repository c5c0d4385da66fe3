import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../../lib/search-params.ts';
import { visibilities } from '../../../backstage/release-words.ts';
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
import { statuses } from './track-words.ts';

type Input = inferRouterInputs<AppRouter>['tracks']['managed'];
const sorts = ['newest', 'oldest', 'name', 'name_desc'] as const;
type Sort = (typeof sorts)[number];

/** What the address of the table of tracks may say. */
export interface TracksSearch extends CatalogueSearch {
  visibility?: (typeof visibilities)[number];
  status?: (typeof statuses)[number];
  explicit?: Answer;
  album?: number;
  genre?: number;
  tag?: number;
  deleted?: 'yes';
  sort?: Sort;
}

export function tracksSearch(search: Record<string, unknown>): TracksSearch {
  return {
    ...catalogueSearch(search),
    ...oneOf('visibility', visibilities, search),
    ...oneOf('status', statuses, search),
    ...oneOf('explicit', answers, search),
    ...oneOf('deleted', ['yes'] as const, search),
    ...oneOf('sort', sorts, search),
    album: idOf(search.album),
    genre: idOf(search.genre),
    tag: idOf(search.tag),
  };
}

/** The same as input of the list. */
export function tracksInput({
  visibility,
  status,
  explicit,
  album,
  genre,
  tag,
  deleted,
  sort,
  ...rest
}: TracksSearch): Input {
  return {
    ...catalogueInput(rest),
    ...(visibility ? { visibility } : {}),
    ...(status ? { status } : {}),
    ...flag('explicit', explicit),
    ...(album ? { album_id: album } : {}),
    ...(genre ? { genre_id: genre } : {}),
    ...(tag ? { tag_id: tag } : {}),
    ...(deleted ? { deleted: true } : {}),
    ...(sort ? { orderBy: sort } : {}),
  };
}

export const trackSort = tableSort<Sort>(
  {
    name: { ascending: 'name', descending: 'name_desc' },
    added: { ascending: 'oldest', descending: 'newest', first: 'descending' },
  },
  'newest',
);
