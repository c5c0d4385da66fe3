import type { z } from 'zod';
import { getArtist } from '../artists/get-artist.ts';
import type { Context } from '../core/context.ts';
import { type KeysetSource, keysetIds, keysetIndex } from '../core/keyset.ts';
import type { Services } from '../core/services.ts';
import { type trackIds as idsInput, type trackIndex as indexInput, indexStep } from './contract.ts';
import * as queries from './queries.ts';

type Wish = z.output<typeof indexInput>;

/** A long list: its name, which its cursors carry, and where its rows come from. */
export interface TrackList {
  name: string;
  source: KeysetSource;
}

/** The list somebody asks for. @throws AppError `not_found` when the artist may not be seen. */
export async function chosenList(
  ctx: Context,
  { orderBy, direction, artist_id, genre_id }: Wish,
): Promise<TrackList> {
  const natural = queries.trackOrder[orderBy];
  const order = { ...natural, direction: direction ?? natural.direction };
  if (artist_id !== undefined) {
    await getArtist(ctx, { id: artist_id });
    return { name: `artist-tracks:${artist_id}`, source: queries.tracksOfArtist(artist_id, order) };
  }
  if (genre_id !== undefined) {
    return { name: `genre-tracks:${genre_id}`, source: queries.tracksOfGenre(genre_id, order) };
  }
  return { name: 'tracks', source: queries.listedTracks(order) };
}

/** Where the pages of a list begin, so that any of them can be read without those before it. */
export async function indexTracks(ctx: Context, wish: Wish) {
  return recentIndex(ctx, await chosenList(ctx, wish));
}

/** How long a list is. */
export async function countTracks(ctx: Context, wish: Wish) {
  const { total } = await indexTracks(ctx, wish);
  return { total };
}

/** The ids of a list alone: what playing all of it needs. */
export async function listTrackIds(ctx: Context, { cursor, limit, ...wish }: z.output<typeof idsInput>) {
  const { name, source } = await chosenList(ctx, wish);
  const { ids, nextCursor } = await keysetIds(ctx.db, name, source, { perPage: limit, cursor });
  return { ids, next_cursor: nextCursor };
}

/** How long an index is kept, in milliseconds: as long as lists count as fresh in the browser. */
const keptMs = 30_000;
/** Lists whose index is kept; the oldest leaves first. */
const keptMax = 40;

type Index = ReturnType<typeof keysetIndex>;
/** Everybody sees the same rows in a list, so its index is made once for all who ask at about the same time. */
const recent = new WeakMap<Services, Map<string, { made: number; index: Index }>>();

function recentIndex({ services, db }: Context, { name, source }: TrackList): Index {
  const kept = recent.get(services) ?? new Map();
  recent.set(services, kept);
  const key = `${name}:${source.order.column}:${source.order.direction}`;
  const now = services.now().getTime();
  const found = kept.get(key);
  if (found && now - found.made < keptMs) return found.index;
  const index = keysetIndex(db, name, source, indexStep);
  kept.delete(key);
  kept.set(key, { made: now, index });
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  // The next one who asks tries again.
  index.catch(() => kept.delete(key));
  return index;
}
