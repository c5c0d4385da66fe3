import type { ListWish } from '../../catalogue/lists/list-ids.ts';
import { pageRows } from '../../catalogue/reads.ts';
import { oneOf } from '../../lib/search-params.ts';
import { type ListAddress, type SongSort, songSorts } from './list-address.ts';

export const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

/** Which way an order goes unless it is turned round. */
export const naturalDirection: Record<SongSort, Direction> = {
  custom: 'asc',
  popular: 'desc',
  name: 'asc',
  newest: 'desc',
  length: 'desc',
};

/** What the address of the songs page may say; without anything all songs, the most played first. */
export interface SongsSearch {
  sort?: (typeof songSorts)[number];
  /** Only when it is not the natural one. */
  dir?: Direction;
  /** Slug of the one genre. */
  genre?: string;
  /** Id of the one artist. */
  artist?: number;
  /** From 2, where lists come in pages. */
  page?: number;
}

export function songsSearch(search: Record<string, unknown>): SongsSearch {
  const { genre, artist, page } = search;
  return {
    ...oneOf('sort', songSorts, search),
    ...oneOf('dir', directions, search),
    genre: typeof genre === 'string' && genre ? genre : undefined,
    artist: isWhole(artist) && artist > 0 ? artist : undefined,
    page: isWhole(page) && page > 1 ? page : undefined,
  };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export interface TrackOrder {
  sort: SongSort;
  direction: Direction;
}

/** Lists of one genre or artist have one order, by plays. */
export const isSortable = ({ genre, artist }: SongsSearch): boolean => !genre && !artist;

export function orderOf(search: SongsSearch): TrackOrder {
  const sort = isSortable(search) ? (search.sort ?? 'popular') : 'popular';
  return { sort, direction: search.dir ?? naturalDirection[sort] };
}

/** The address of a list sorted by a column: anew its natural way, and the other way the second time. */
export function sortedBy(search: SongsSearch, sort: Exclude<SongSort, 'custom'>): SongsSearch {
  const now = orderOf(search);
  const other = now.direction === 'asc' ? 'desc' : 'asc';
  const direction = now.sort === sort ? other : naturalDirection[sort];
  const { genre, artist } = search;
  return {
    ...(genre ? { genre } : {}),
    ...(artist ? { artist } : {}),
    ...(sort === 'popular' ? {} : { sort }),
    ...(direction === naturalDirection[sort] ? {} : { dir: direction }),
  };
}

/** What the page reads, the same for loader and page. */
export function songsList(search: SongsSearch, genreId: number | undefined): ListWish {
  const { sort, direction } = orderOf(search);
  return {
    orderBy: sort,
    direction,
    ...(genreId === undefined ? {} : { genre_id: genreId }),
    ...(search.artist === undefined || search.genre ? {} : { artist_id: search.artist }),
  };
}

export const firstPage = (list: ListWish) => ({ ...list, per_page: pageRows });

/** The address of the songs page as its list sees it. */
export function songsAddress(search: SongsSearch): ListAddress {
  const to = '/tracks';
  return {
    page: search.page ?? 1,
    ...orderOf(search),
    sorted: (sort) =>
      sort !== 'custom' && (isSortable(search) || sort === 'popular')
        ? { to, search: { ...sortedBy(search, sort) } }
        : null,
    paged: (page) => ({ to, search: { ...search, page: page > 1 ? page : undefined } }),
  };
}
