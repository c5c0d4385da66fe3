import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../admin/parts/paging.ts';

type Input = inferRouterInputs<AppRouter>['files']['list'];

/** Whose files a table shows: one’s own, or everybody’s. */
export type FilesPlace = 'own' | 'all';

const fileSorts = ['newest', 'oldest', 'name', 'name_desc', 'size', 'size_asc'] as const;
export type FileSort = (typeof fileSorts)[number];

/** What the address of a table of files may say. */
export interface FilesSearch extends Paging {
  q?: string;
  sort?: FileSort;
  /** The open folder. Not used with `q` or `trash`. */
  folder?: number;
  trash?: true;
}

export function filesSearch(search: Record<string, unknown>): FilesSearch {
  const { q, trash } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  const folder = Number(search.folder);
  return {
    ...pagingSearch(search),
    ...oneOf('sort', fileSorts, search),
    q: words && words.length <= 255 ? words : undefined,
    folder: Number.isSafeInteger(folder) && folder > 0 ? folder : undefined,
    trash: trash === true || undefined,
  };
}

/** The folder that is shown; null at the top, and where files are found wherever they lie. */
export const openFolder = ({ q, folder, trash }: FilesSearch): number | null =>
  q || trash ? null : (folder ?? null);

/** The same as input of the list. */
export function filesInput(place: FilesPlace, search: FilesSearch): Input {
  const { q, sort, trash, folder: _, ...paging } = search;
  const parentId = openFolder(search);
  return {
    ...pagingInput(paging),
    ...(sort ? { orderBy: sort } : {}),
    ...(q ? { query: q } : {}),
    ...(trash ? { trashed: true } : {}),
    ...(parentId === null ? {} : { parentId }),
    ...(place === 'all' ? { everybody: true } : {}),
  };
}

const columnOf: Record<FileSort, { column: string; direction: 'ascending' | 'descending' }> = {
  newest: { column: 'created', direction: 'descending' },
  oldest: { column: 'created', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
  name_desc: { column: 'name', direction: 'descending' },
  size: { column: 'size', direction: 'descending' },
  size_asc: { column: 'size', direction: 'ascending' },
};
const begins: Record<string, FileSort> = { created: 'newest', name: 'name', size: 'size' };

/** An order as a table shows it. */
export const sortShown = (sort: FileSort = 'newest') => columnOf[sort];

/** The order a press on a column asks for. Dates begin with the newest, sizes with the largest. */
export function sortChosen({ column, direction }: { column: string; direction: string }, before?: FileSort) {
  const isSame = columnOf[before ?? 'newest'].column === column;
  const wanted = fileSorts.find((sort) => {
    const known = columnOf[sort];
    return known.column === column && known.direction === direction;
  });
  const sort = isSame ? wanted : begins[column];
  return sort === 'newest' ? undefined : sort;
}
