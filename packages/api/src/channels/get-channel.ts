import { listAlbums } from '../albums/list-albums.ts';
import { listArtists } from '../artists/list-artists.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { topGenres } from '../genres/genres.ts';
import { listTracks } from '../tracks/list-tracks.ts';
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

async function contentOf(
  ctx: Context,
  { slug, name, layout, source, limit }: ChannelDefinition,
): Promise<ChannelContent> {
  const shelf = { slug, name, layout };
  const perPage = limit;
  switch (source) {
    case 'newest-albums':
    case 'popular-albums':
    case 'added-albums': {
      const orderBy = (
        { 'newest-albums': 'newest', 'popular-albums': 'popular', 'added-albums': 'added' } as const
      )[source];
      return {
        ...shelf,
        type: 'albums',
        albums: (await listAlbums(ctx, { perPage, orderBy })).pagination.data,
      };
    }
    case 'popular-artists': {
      const artists = (await listArtists(ctx, { perPage, orderBy: 'popular' })).pagination.data;
      return { ...shelf, type: 'artists', artists };
    }
    case 'popular-tracks': {
      const tracks = (await listTracks(ctx, { perPage, orderBy: 'popular' })).pagination.data;
      return { ...shelf, type: 'tracks', tracks };
    }
    case 'genres':
      return { ...shelf, type: 'genres', genres: await topGenres(ctx, limit) };
  }
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
