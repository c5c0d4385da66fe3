import type { z } from 'zod';
import { listedAlbumSummaries } from '../../catalogue/albums/list-albums.ts';
import { listedArtistSummaries } from '../../catalogue/artists/list-artists.ts';
import { genresByIds } from '../../catalogue/genres/list-genres.ts';
import { listedTrackSummaries } from '../../catalogue/tracks/list-tracks.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import type { ChannelContent, channelBySlug as input } from './contract.ts';
import { canSee } from './policy.ts';
import { channelBySlug, type ShelfRow, shelvesByIds } from './queries.ts';
import { albumsOf, artistsOf, genresOf, tracksOf, type Wanted } from './shelf-content.ts';
import { seoView, shelfView } from './view.ts';

interface Shelf {
  content: ChannelContent;
  next: string | null;
}

/**
 * A public channel by slug, with the shelves of the channels it nests or with its own.
 * @throws AppError `not_found`; `invalid` on `cursor` where it belongs to another list
 */
export async function getChannel(ctx: Context, { slug, per_page, cursor }: z.output<typeof input>) {
  const row = await channelBySlug(ctx.db, slug);
  if (!row || !canSee(row)) throw notFound();
  const { name, description } = row;
  const nests = row.content === 'channels';
  const channel = { slug, name, description, seo: seoView(row), nests };
  if (nests) {
    if (cursor) throw invalid('cursor', 'This cursor does not belong to this list.');
    return { channel: { ...channel, content: await shelvesOf(ctx, row.nested), next_cursor: null } };
  }
  const page = { per_page: per_page ?? row.item_limit, cursor: cursor ?? null };
  const { content, next } = await shelfOf(ctx, { ...row, links: [] }, page);
  return { channel: { ...channel, content: [content].filter(isFilled), next_cursor: next } };
}

/** What is on these channels when they stand under each other. */
export async function shelvesOf(ctx: Context, rows: readonly ShelfRow[]): Promise<ChannelContent[]> {
  const shelves = await Promise.all(rows.filter(canSee).map((row) => shortShelf(ctx, row)));
  return shelves.filter(isFilled);
}

/** As many as a shelf of another channel shows. */
export async function shortShelf(ctx: Context, row: ShelfRow): Promise<ChannelContent> {
  // Of artists nobody has played, those with a picture come first: more are looked at than shown.
  const isOfFaces = row.content === 'artists' && row.rule === 'popular';
  const { content, next } = await shelfOf(ctx, row, { per_page: row.item_limit * (isOfFaces ? 2 : 1) });
  if (content.type !== 'artists' || content.artists.length <= row.item_limit) {
    return { ...content, has_more: next !== null };
  }
  return { ...content, artists: content.artists.slice(0, row.item_limit), has_more: true };
}

async function shelfOf(ctx: Context, row: ShelfRow, page: Wanted): Promise<Shelf> {
  const shelf = shelfView(row);
  switch (row.content) {
    case 'albums': {
      const { items, next } = await albumsOf(ctx, row, page);
      return { content: { ...shelf, type: 'albums', albums: items }, next };
    }
    case 'artists': {
      const { items, next } = await artistsOf(ctx, row, page);
      return { content: { ...shelf, type: 'artists', artists: items }, next };
    }
    case 'tracks': {
      const { items, next, name } = await tracksOf(ctx, row, page);
      return { content: { ...shelf, name: name ?? shelf.name, type: 'tracks', tracks: items }, next };
    }
    case 'genres': {
      const { items, next } = await genresOf(ctx, row, page);
      return { content: { ...shelf, type: 'genres', genres: items }, next };
    }
    case 'channels':
      return {
        content: { ...shelf, type: 'channels', channels: row.links.slice(0, row.item_limit) },
        next: null,
      };
  }
}

/** What a channel with these items by hand would show. */
export async function shelvesOfItems(
  ctx: Context,
  row: ShelfRow,
  ids: readonly number[],
): Promise<ChannelContent[]> {
  const shelf = shelfView(row);
  const first = <Item>(items: Item[]) => items.slice(0, row.item_limit);
  switch (row.content) {
    case 'albums':
      return [{ ...shelf, type: 'albums', albums: first(await listedAlbumSummaries(ctx, ids)) }];
    case 'artists':
      return [{ ...shelf, type: 'artists', artists: first(await listedArtistSummaries(ctx, ids)) }];
    case 'tracks':
      return [{ ...shelf, type: 'tracks', tracks: first(await listedTrackSummaries(ctx, ids)) }];
    case 'genres':
      return [{ ...shelf, type: 'genres', genres: first(await genresByIds(ctx, ids)) }];
    case 'channels':
      return shelvesOf(ctx, await shelvesByIds(ctx.db, ids));
  }
}

export function isFilled(content: ChannelContent): boolean {
  switch (content.type) {
    case 'albums':
      return content.albums.length > 0;
    case 'artists':
      return content.artists.length > 0;
    case 'tracks':
      return content.tracks.length > 0;
    case 'genres':
      return content.genres.length > 0;
    case 'channels':
      return content.channels.length > 0;
  }
}
