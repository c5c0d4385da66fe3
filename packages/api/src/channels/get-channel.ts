import { listAlbums } from '../albums/list-albums.ts';
import { listArtists } from '../artists/list-artists.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { topGenres } from '../genres/list-genres.ts';
import { listTracks, openingTracks } from '../tracks/list-tracks.ts';
import type { ChannelContent } from './contract.ts';
import { type ChannelDefinition, channelDefinitions, homeChannel } from './default-channels.ts';

/** A channel by slug; `home` nests the others. @throws AppError `not_found` */
export async function getChannel(ctx: Context, { slug }: { slug: string }) {
  const find = (wanted: string) => channelDefinitions.find((channel) => channel.slug === wanted);
  if (slug === homeChannel.slug) {
    const shelves = homeChannel.nested.flatMap((nested) => find(nested) ?? []);
    const content = (await Promise.all(shelves.map((shelf) => contentOf(ctx, shelf)))).filter(isFilled);
    return { channel: { slug, name: homeChannel.name, content } };
  }
  const channel = find(slug);
  if (!channel) throw notFound();
  const content = [await contentOf(ctx, channel)].filter(isFilled);
  return { channel: { slug, name: channel.name, content } };
}

async function contentOf(ctx: Context, definition: ChannelDefinition): Promise<ChannelContent> {
  const { slug, name, layout, source, limit: per_page } = definition;
  const shelf = { slug, name, layout };
  switch (source) {
    case 'newest-albums':
      return { ...shelf, type: 'albums', albums: await albums(ctx, per_page, 'newest') };
    case 'added-albums':
      return { ...shelf, type: 'albums', albums: await albums(ctx, per_page, 'added') };
    case 'popular-albums':
      return { ...shelf, type: 'albums', albums: (await albums(ctx, per_page, 'popular')).filter(isPlayed) };
    case 'popular-artists': {
      const found = (await listArtists(ctx, { per_page: per_page * 2, orderBy: 'popular' })).pagination.data;
      // Artists without plays are ordered by whether they have a picture.
      const faces = [...found].sort(
        (a, b) => b.plays_count - a.plays_count || Number(!a.artwork) - Number(!b.artwork),
      );
      return { ...shelf, type: 'artists', artists: faces.slice(0, per_page) };
    }
    case 'popular-tracks': {
      const tracks = (await listTracks(ctx, { per_page, orderBy: 'popular' })).pagination.data.filter(
        isPlayed,
      );
      if (tracks.length >= popularFrom) return { ...shelf, type: 'tracks', tracks };
      // Without plays there is nothing that could be called popular.
      const ids = (await albums(ctx, per_page, 'newest')).map((album) => album.id);
      return {
        ...shelf,
        name: 'A song from each album',
        type: 'tracks',
        tracks: await openingTracks(ctx, ids),
      };
    }
    case 'genres':
      return { ...shelf, type: 'genres', genres: await topGenres(ctx, per_page) };
  }
}

/** Tracks that must have been played before a shelf is called popular. */
const popularFrom = 4;

const isPlayed = ({ plays_count }: { plays_count: number }) => plays_count > 0;

async function albums(ctx: Context, per_page: number, orderBy: 'newest' | 'added' | 'popular') {
  return (await listAlbums(ctx, { per_page, orderBy })).pagination.data;
}

function isFilled(content: ChannelContent): boolean {
  switch (content.type) {
    case 'albums':
      return content.albums.length > 0;
    case 'artists':
      return content.artists.length > 0;
    case 'tracks':
      return content.tracks.length > 0;
    case 'genres':
      return content.genres.length > 0;
  }
}
