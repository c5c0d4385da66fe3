import type { AlbumSummary } from '../../catalogue/albums/contract.ts';
import { albumSummaries, listedAlbumSummaries } from '../../catalogue/albums/list-albums.ts';
import type { ArtistSummary } from '../../catalogue/artists/contract.ts';
import { artistSummaries, listedArtistSummaries } from '../../catalogue/artists/list-artists.ts';
import type { Genre } from '../../catalogue/genres/contract.ts';
import { findGenres, genresByIds } from '../../catalogue/genres/list-genres.ts';
import { search } from '../../catalogue/search/search.ts';
import type { TrackSummary } from '../../catalogue/tracks/contract.ts';
import { listedTrackSummaries, trackSummaries } from '../../catalogue/tracks/list-tracks.ts';
import type { Context } from '../../core/context.ts';
import type { ChannelItem, EditedChannel } from './contract.ts';
import { channelsByName, shelvesByIds } from './queries.ts';
import { channelItemView } from './view.ts';

/** Hits of a search for something to put on a channel. */
const foundAtMost = 20;

/** What was put on a channel, hidden things too. */
export async function itemsById(
  ctx: Context,
  content: EditedChannel['content'],
  ids: readonly number[],
): Promise<ChannelItem[]> {
  switch (content) {
    case 'albums':
      return withShown(albumSummaries(ctx, ids), listedAlbumSummaries(ctx, ids), albumItem);
    case 'artists':
      return withShown(artistSummaries(ctx, ids), listedArtistSummaries(ctx, ids), artistItem);
    case 'tracks':
      return withShown(trackSummaries(ctx, ids), listedTrackSummaries(ctx, ids), trackItem);
    case 'genres':
      return (await genresByIds(ctx, ids)).map(genreItem);
    case 'channels':
      return (await shelvesByIds(ctx.db, ids)).map(channelItemView);
  }
}

/** Things with these words in their names; of music only what visitors see. */
export async function searchItems(
  ctx: Context,
  { content, query }: { content: EditedChannel['content']; query: string },
): Promise<{ items: ChannelItem[] }> {
  if (content === 'genres') return { items: (await findGenres(ctx, query, foundAtMost)).map(genreItem) };
  if (content === 'channels') {
    return { items: (await channelsByName(ctx.db, query, foundAtMost)).map(channelItemView) };
  }
  if (query === '') return { items: [] };
  const { results } = await search(ctx, { query, types: [content], limit: foundAtMost });
  const shown = <Item>(items: Item[], view: (item: Item) => Found) =>
    items.map((item) => ({ ...view(item), is_shown: true }));
  const items = {
    albums: () => shown(results.albums, albumItem),
    artists: () => shown(results.artists, artistItem),
    tracks: () => shown(results.tracks, trackItem),
  };
  return { items: items[content]() };
}

type Found = Omit<ChannelItem, 'is_shown'>;

async function withShown<Item extends { id: number }>(
  all: Promise<Item[]>,
  listed: Promise<Item[]>,
  view: (item: Item) => Found,
): Promise<ChannelItem[]> {
  const shown = new Set((await listed).map(({ id }) => id));
  return (await all).map((item) => ({ ...view(item), is_shown: shown.has(item.id) }));
}

const names = (artists: readonly { name: string }[]) => artists.map(({ name }) => name).join(', ');

function albumItem({ id, name, artists, artwork }: AlbumSummary): Found {
  return { id, name, detail: names(artists), artwork };
}
function artistItem({ id, name, artwork }: ArtistSummary): Found {
  return { id, name, detail: '', artwork };
}
function trackItem({ id, name, artists, album }: TrackSummary): Found {
  return { id, name, detail: names(artists), artwork: album.artwork };
}
function genreItem({ id, display_name }: Genre): ChannelItem {
  return { id, name: display_name, detail: '', artwork: null, is_shown: true };
}
