import type { z } from 'zod';
import { assertSeesAlbum } from '../../catalogue/albums/get-album.ts';
import { assertTrackVisible } from '../../catalogue/tracks/get-track.ts';
import { listedTrackSummaries, tracksOfAlbum } from '../../catalogue/tracks/list-tracks.ts';
import type { Context } from '../../core/context.ts';
import { listTrackIds } from '../track-lists/list-track-ids.ts';
import { chanceOf, chooseTracks } from './choose-tracks.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

type Wish = z.output<typeof contract.radio>;

/** Tracks a radio takes its likeness from. */
const startMost = 20;
/** Genres and artists whose tracks are looked at, the most frequent ones. */
const widthMost = 5;

/**
 * An endless list begun: what is like a track, an album, an artist, a genre or a playlist, and why.
 * @throws AppError `not_found` when that may not be seen
 */
export async function getRadio(ctx: Context, { type, id, seed, limit }: Wish) {
  const start = await queries.factsOf(ctx.db, await startOf(ctx, type, id));
  const ids = new Set(start.map((track) => track.id));
  const genres = mostFrequent(start.flatMap((track) => track.genres.map((genre) => genre.id)));
  const artists = mostFrequent(start.flatMap((track) => track.artists.map((artist) => artist.id)));
  const [together, ...found] = await Promise.all([
    queries.heardTogether(ctx.db, [...ids]),
    queries.tracksOfGenres(ctx.db, type === 'genre' ? [id] : genres, chanceOf(id, seed)),
    queries.tracksOfArtists(ctx.db, artists),
    queries.popularTracks(ctx.db),
  ]);
  const isFirst = type === 'track' && ids.has(id);
  const others = new Set([...together.map(({ track_id }) => track_id), ...found.flat()]);
  // What it begins with is heard again later only where there is nothing else.
  if (type === 'track') others.delete(id);
  const candidates = await queries.factsOf(ctx.db, [...others]);
  const chosen = chooseTracks(start, candidates, {
    listeners: new Map(together.map(({ track_id, listeners }) => [track_id, listeners])),
    seed,
    count: isFirst ? limit - 1 : limit,
  });
  const because = new Map(chosen.map((track) => [track.id, track.because]));
  const order = isFirst ? [id, ...because.keys()] : [...because.keys()];
  const tracks = await listedTrackSummaries(ctx, order);
  return {
    entries: tracks.map((track) => ({
      track,
      because: because.get(track.id) ?? { kind: 'start' as const, name: null },
    })),
  };
}

/** Ids of what it begins with. */
async function startOf(ctx: Context, type: Wish['type'], id: number): Promise<readonly number[]> {
  switch (type) {
    case 'track':
      await assertTrackVisible(ctx, id);
      return [id];
    case 'album': {
      await assertSeesAlbum(ctx, id);
      return (await tracksOfAlbum(ctx, id, false)).slice(0, startMost).map((track) => track.id);
    }
    case 'artist':
      return (await listTrackIds(ctx, { artist_id: id, orderBy: 'popular', limit: startMost })).ids;
    case 'genre':
      return (await listTrackIds(ctx, { genre_id: id, orderBy: 'popular', limit: startMost })).ids;
    case 'playlist':
      return (await listTrackIds(ctx, { playlist_id: id, orderBy: 'custom', limit: startMost })).ids;
  }
}

function mostFrequent(ids: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, widthMost)
    .map(([id]) => id);
}
