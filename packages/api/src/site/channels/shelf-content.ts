import type { AlbumSummary } from '../../catalogue/albums/contract.ts';
import { listAlbums, listAlbumsAmong, listAlbumsOfGenre } from '../../catalogue/albums/list-albums.ts';
import type { ArtistSummary } from '../../catalogue/artists/contract.ts';
import { listArtists, listArtistsAmong } from '../../catalogue/artists/list-artists.ts';
import type { Genre } from '../../catalogue/genres/contract.ts';
import { artistsOfGenre, listFilledGenres, listGenresAmong } from '../../catalogue/genres/list-genres.ts';
import type { TrackSummary } from '../../catalogue/tracks/contract.ts';
import {
  listNewTracksOfGenre,
  listTracksAmong,
  listTracksOfGenre,
  openingTracks,
} from '../../catalogue/tracks/list-tracks.ts';
import type { Context } from '../../core/context.ts';
import type { KeysetSource } from '../../core/keyset.ts';
import { line } from '../../core/translate.ts';
import { chartOf } from '../../listening/plays/fragments.ts';
import { listTracks } from '../../listening/track-lists/list-tracks.ts';
import { itemsOf } from './fragments.ts';
import type { ShelfRow } from './queries.ts';

export interface Wanted {
  per_page: number;
  cursor?: string | null;
}
/** One page of a shelf. */
export interface Part<Item> {
  items: Item[];
  next: string | null;
  /** In the place of the channel's own name. */
  name?: string;
}
type Pages<Item> = Promise<{ pagination: { data: Item[]; next_cursor: string | null } }>;

/** Tracks that must have been played before a shelf is called popular. */
const popularFrom = 4;
const standInName = line('A song from each album');

export async function albumsOf(ctx: Context, shelf: ShelfRow, page: Wanted): Promise<Part<AlbumSummary>> {
  const { rule, genre_id: genreId } = shelf;
  const list = listOf(shelf, 'album');
  if (list) return part(listAlbumsAmong(ctx, list, page));
  const orderBy = rule === 'added' || rule === 'popular' ? rule : 'newest';
  const found = await part(
    genreId === null
      ? listAlbums(ctx, { ...page, orderBy })
      : listAlbumsOfGenre(ctx, { ...page, genreId, orderBy }),
  );
  return rule === 'popular' ? onlyPlayed(found) : found;
}

/** All artists by plays; those without plays by whether they have a picture. */
export async function artistsOf(ctx: Context, shelf: ShelfRow, page: Wanted): Promise<Part<ArtistSummary>> {
  const { rule, genre_id: genreId } = shelf;
  const list = listOf(shelf, 'artist');
  if (list) return part(listArtistsAmong(ctx, list, page));
  if (rule === 'added') return part(listArtists(ctx, { ...page, orderBy: 'newest' }));
  if (genreId !== null) return { items: await artistsOfGenre(ctx, genreId, page.per_page), next: null };
  const { items, next } = await part(listArtists(ctx, { ...page, orderBy: 'popular' }));
  const faces = items.toSorted(
    (a, b) => b.plays_count - a.plays_count || Number(!a.artwork) - Number(!b.artwork),
  );
  return { items: faces, next };
}

export async function tracksOf(ctx: Context, shelf: ShelfRow, page: Wanted): Promise<Part<TrackSummary>> {
  const found = await tracksByRule(ctx, shelf, page);
  if (!shelf.opening_tracks || page.cursor || found.items.length >= popularFrom) return found;
  // While hardly anything was played there is nothing that could be called popular.
  const { items } = await albumsOf(ctx, { ...shelf, rule: 'newest', window_days: null }, page);
  const tracks = await openingTracks(
    ctx,
    items.map(({ id }) => id),
  );
  return { items: tracks, next: null, name: standInName };
}

async function tracksByRule(ctx: Context, shelf: ShelfRow, page: Wanted): Promise<Part<TrackSummary>> {
  const { rule, genre_id: genreId } = shelf;
  const list = listOf(shelf, 'track');
  if (list) return part(listTracksAmong(ctx, list, page));
  if (rule === 'added') {
    return part(
      genreId === null
        ? listTracks(ctx, { ...page, orderBy: 'newest' })
        : listNewTracksOfGenre(ctx, { ...page, genreId }),
    );
  }
  return onlyPlayed(
    await part(
      genreId === null
        ? listTracks(ctx, { ...page, orderBy: 'popular' })
        : listTracksOfGenre(ctx, { ...page, genreId }),
    ),
  );
}

export async function genresOf(ctx: Context, shelf: ShelfRow, page: Wanted): Promise<Part<Genre>> {
  if (shelf.rule === 'manual') {
    return part(listGenresAmong(ctx, { name: `channel:${shelf.id}`, source: itemsOf(shelf.id) }, page));
  }
  return part(listFilledGenres(ctx, page));
}

interface OtherList {
  name: string;
  source: KeysetSource;
  genreId: number | null;
}

/** The list of ids a shelf follows: what was chosen by hand, or a chart; null for lists of the catalogue itself. */
function listOf(shelf: ShelfRow, kind: 'album' | 'artist' | 'track'): OtherList | null {
  const { id, rule, window_days: days, genre_id: genreId } = shelf;
  if (rule === 'manual') return { name: `channel:${id}`, source: itemsOf(id), genreId: null };
  if (rule !== 'popular' || days === null) return null;
  return { name: `chart:${kind}:${days}:${genreId ?? ''}`, source: chartOf(kind, days), genreId };
}

async function part<Item>(pages: Pages<Item>): Promise<Part<Item>> {
  const { data, next_cursor } = (await pages).pagination;
  return { items: data, next: next_cursor };
}

/** What was never played ends a list of the most played. */
function onlyPlayed<Item extends { plays_count: number }>({ items, next }: Part<Item>): Part<Item> {
  const played = items.filter(({ plays_count }) => plays_count > 0);
  return { items: played, next: played.length < items.length ? null : next };
}
