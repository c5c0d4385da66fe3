import { oneOf } from '../../../../lib/search-params.ts';
import { tableSort } from '../../parts/table-sort.ts';
import { type CatalogueSearch, catalogueInput, catalogueSearch } from '../catalogue-search.ts';

const genreSorts = ['largest', 'smallest', 'name', 'name_desc'] as const;
const tagSorts = ['name', 'name_desc', 'newest', 'oldest'] as const;

/** What the address of the table of genres may say. */
export interface GenresSearch extends CatalogueSearch {
  sort?: (typeof genreSorts)[number];
}
/** What the address of the table of tags may say. */
export interface TagsSearch extends CatalogueSearch {
  sort?: (typeof tagSorts)[number];
}

export function genresSearch(search: Record<string, unknown>): GenresSearch {
  return { ...catalogueSearch(search), ...oneOf('sort', genreSorts, search) };
}
export function tagsSearch(search: Record<string, unknown>): TagsSearch {
  return { ...catalogueSearch(search), ...oneOf('sort', tagSorts, search) };
}

/** The same as input of their lists. */
export function namesInput<Order extends string>({ sort, ...rest }: CatalogueSearch & { sort?: Order }) {
  return { ...catalogueInput(rest), ...(sort ? { orderBy: sort } : {}) };
}

export const genreSort = tableSort<(typeof genreSorts)[number]>(
  {
    name: { ascending: 'name', descending: 'name_desc' },
    tracks: { ascending: 'smallest', descending: 'largest', first: 'descending' },
  },
  'largest',
);
export const tagSort = tableSort<(typeof tagSorts)[number]>(
  {
    name: { ascending: 'name', descending: 'name_desc' },
    added: { ascending: 'oldest', descending: 'newest', first: 'descending' },
  },
  'name',
);
