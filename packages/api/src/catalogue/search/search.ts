import type { SearchType as EntryType } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { decodeCursor, encodeCursor } from '../../core/page.ts';
import { listedAlbumSummaries } from '../albums/list-albums.ts';
import { listedArtistSummaries } from '../artists/list-artists.ts';
import { queryWords } from '../search-index/words.ts';
import { listedTrackSummaries } from '../tracks/list-tracks.ts';
import { hitsAtMost, type SearchResponse, type SearchType, type searchInput } from './contract.ts';
import * as queries from './queries.ts';
import { rankedHits } from './ranked-hits.ts';

const entryType: Record<SearchType, EntryType> = { artists: 'artist', albums: 'album', tracks: 'track' };
const allTypes = ['artists', 'albums', 'tracks'] as const;

/**
 * Every word must be found, the last as a beginning; ranked whole name, beginning, words, then popularity. A query of
 * signs alone ("!!!") is looked up as a name. One type alone can be paged through.
 * @throws AppError `invalid` on field `cursor`
 */
export async function search(ctx: Context, input: z.output<typeof searchInput>): Promise<SearchResponse> {
  const types = (input.types ?? allTypes).map((type) => entryType[type]);
  const list = `search:${types.join()}:${input.query}`;
  const from = input.cursor ? offsetOf(list, input.cursor, types.length) : 0;
  const to = Math.min(from + input.limit, hitsAtMost);
  const found = await rankedHits(ctx.db, [...new Set(types)], input.query, Math.min(to + 1, hitsAtMost));
  const pages = [...found.values()].map((hits) => hits.slice(from, to));
  const hits = pages.flat();
  const idsOf = (type: EntryType) => hits.filter((hit) => hit.type === type).map((hit) => hit.id);
  const [artists, albums, tracks] = await Promise.all([
    listedArtistSummaries(ctx, idsOf('artist')),
    listedAlbumSummaries(ctx, idsOf('album')),
    listedTrackSummaries(ctx, idsOf('track')),
  ]);
  const results = { artists, albums, tracks };
  const [best] = hits.toSorted((a, b) => a.rank - b.rank || b.popularity - a.popularity);
  const [only] = found.values();
  const goesOn = found.size === 1 && only !== undefined && only.length > to;
  const nothing = from === 0 && artists.length + albums.length + tracks.length === 0;
  return {
    query: input.query,
    results,
    top: best ? topOf(best, results) : null,
    did_you_mean: nothing ? await didYouMean(ctx, input.query) : null,
    next_cursor: goesOn ? encodeCursor(list, [to]) : null,
  };
}

function offsetOf(list: string, cursor: string, types: number): number {
  if (types !== 1) throw invalid('cursor', 'Pages exist only for results of one type.');
  const [offset] = decodeCursor(list, cursor, ['number']);
  if (typeof offset !== 'number' || offset < 0 || offset >= hitsAtMost)
    throw invalid('cursor', 'This cursor does not belong to this list.');
  return offset;
}

function topOf(best: queries.Hit, results: SearchResponse['results']): SearchResponse['top'] {
  if (best.type === 'artist') {
    const artist = results.artists.find((item) => item.id === best.id);
    return artist ? { type: 'artist', artist } : null;
  }
  if (best.type === 'album') {
    const album = results.albums.find((item) => item.id === best.id);
    return album ? { type: 'album', album } : null;
  }
  const track = results.tracks.find((item) => item.id === best.id);
  return track ? { type: 'track', track } : null;
}

async function didYouMean(ctx: Context, query: string) {
  const { text } = queryWords(query);
  const closest = text ? await queries.closestName(ctx.db, text) : null;
  const [row] = closest ? await queries.suggestionRows(ctx.db, [closest]) : [];
  return row?.name ?? null;
}
