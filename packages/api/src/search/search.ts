import type { SearchType as EntryType } from '@kantele/db';
import type { z } from 'zod';
import { albumSummaries } from '../albums/list-albums.ts';
import { artistSummaries } from '../artists/list-artists.ts';
import type { Context } from '../core/context.ts';
import { nameKey } from '../core/slug.ts';
import { imageUrl } from '../images/view.ts';
import { trackSummaries } from '../tracks/list-tracks.ts';
import type { SearchResponse, SearchType, searchInput, suggestInput } from './contract.ts';
import * as queries from './queries.ts';
import { queryWords, tsquery, typeLexeme } from './words.ts';

const entryType: Record<SearchType, EntryType> = { artists: 'artist', albums: 'album', tracks: 'track' };

/**
 * Every word must be found, the last as a beginning; ranked whole name, beginning, words, then popularity. A query of
 * signs alone ("!!!") is looked up as a name.
 */
export async function search(ctx: Context, input: z.output<typeof searchInput>): Promise<SearchResponse> {
  const words = queryWords(input.query);
  const types = input.types ?? (['artists', 'albums', 'tracks'] as const);
  const key = nameKey(input.query);
  const found = await Promise.all(
    types.map(async (type) => {
      const query = tsquery(words, typeLexeme(entryType[type]));
      return key ? queries.searchType(ctx.db, entryType[type], key, query, input.limit) : [];
    }),
  );
  const idsOf = (type: EntryType) =>
    found
      .flat()
      .filter((hit) => hit.type === type)
      .map((hit) => hit.id);
  const [artists, albums, tracks] = await Promise.all([
    artistSummaries(ctx, idsOf('artist')),
    albumSummaries(ctx, idsOf('album')),
    trackSummaries(ctx, idsOf('track')),
  ]);
  const results = { artists, albums, tracks };
  const [best] = found.flat().sort((a, b) => a.tier - b.tier || b.popularity - a.popularity);
  const nothing = artists.length + albums.length + tracks.length === 0;
  return {
    query: input.query,
    results,
    top: best ? topOf(best, results) : null,
    did_you_mean: nothing && words.text ? await didYouMean(ctx, words.text) : null,
  };
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

async function didYouMean(ctx: Context, text: string) {
  const closest = await queries.closestName(ctx.db, text);
  const [row] = closest ? await queries.suggestionRows(ctx.db, [closest]) : [];
  return row?.name ?? null;
}

/** Type-ahead in three steps, each only when the one before found too little. */
export async function suggest(ctx: Context, { query, limit }: z.output<typeof suggestInput>) {
  const words = queryWords(query);
  const [only] = words.text.split(' ');
  const hits: queries.Hit[] = [];
  const add = (more: readonly queries.Hit[]) => {
    for (const hit of more) {
      const known = hits.some((other) => other.type === hit.type && other.id === hit.id);
      if (!known && hits.length < limit) hits.push(hit);
    }
  };
  const full = tsquery(words);
  const key = nameKey(query);
  if (full && only) {
    if (words.text.length <= 3 && words.text === only)
      add(await queries.suggestByPrefix(ctx.db, only, limit));
    else add(await queries.suggestByWords(ctx.db, full, key, limit, true));
    if (hits.length < limit) add(await queries.suggestByWords(ctx.db, full, key, limit, false));
  }
  if (!full && key) add(await queries.suggestByName(ctx.db, key, limit));
  const rows = await queries.suggestionRows(ctx.db, hits);
  return {
    suggestions: rows.map(({ type, id, name, slug, subtitle, hash }) => {
      return { type, id, name, slug, subtitle: subtitle ?? '', image: imageUrl(hash ? { hash } : null, 160) };
    }),
  };
}
