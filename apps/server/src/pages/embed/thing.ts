import type { EmbedType } from '@kantele/api/embed-code';
import { type AppRouter, type Context, can } from '@kantele/api/server';
import { TRPCClientError } from '@trpc/client';
import { localClient } from '../local-link.ts';

/** Tracks an embed has at most; its page has all of them. */
const tracksAtMost = 100;

export interface EmbedTrack {
  id: number;
  name: string;
  /** Names of its artists. */
  by: string;
  /** Milliseconds; null until known. */
  duration: number | null;
  /** Hash of its cover. */
  picture: string | null;
  plays: boolean;
}

/** A track, album or playlist as other sites show it. */
export interface EmbedThing {
  type: EmbedType;
  id: number;
  name: string;
  /** Names of its artists, or of who made the playlist. */
  by: string;
  /** Path of its page within the site. */
  path: string;
  /** Hash of its picture. */
  picture: string | null;
  tracks: EmbedTrack[];
  /** More than that, when it is longer than an embed. */
  tracksCount: number;
}

type Client = ReturnType<typeof localClient>;
type Summary = Awaited<ReturnType<Client['albums']['get']['query']>>['album']['tracks'][number];

/** Ids are whole numbers of the database. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** What a guest may see of a thing; null when that is nothing, or when there is no such thing. */
export async function embedThing(ctx: Context, type: EmbedType, id: number): Promise<EmbedThing | null> {
  try {
    return await readers[type](localClient(ctx), id, can(ctx.actor, 'music.play'));
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

/** Each asks as pages do, so what may be seen is decided where it always is. */
const readers: Record<EmbedType, (client: Client, id: number, mayPlay: boolean) => Promise<EmbedThing>> = {
  async track(client, id, mayPlay) {
    const { track } = await client.tracks.get.query({ id });
    return {
      ...named('track', track),
      by: namesOf(track.artists),
      picture: track.album.artwork?.hash ?? null,
      tracks: [trackOf(track, mayPlay)],
      tracksCount: 1,
    };
  },
  async album(client, id, mayPlay) {
    const { album } = await client.albums.get.query({ id });
    return {
      ...named('album', album),
      by: namesOf(album.artists),
      picture: album.artwork?.hash ?? null,
      tracks: album.tracks.slice(0, tracksAtMost).map((track) => trackOf(track, mayPlay)),
      tracksCount: album.tracks.length,
    };
  },
  async playlist(client, id, mayPlay) {
    const [{ playlist }, { pagination }] = await Promise.all([
      client.playlists.get.query({ id }),
      client.playlists.tracks.query({ id, per_page: tracksAtMost }),
    ]);
    return {
      ...named('playlist', playlist),
      by: playlist.owner.display_name,
      picture: playlist.artworks[0]?.hash ?? null,
      tracks: pagination.data.map((track) => trackOf(track, mayPlay)),
      tracksCount: playlist.tracks_count,
    };
  },
};

function named(type: EmbedType, { id, name, slug }: { id: number; name: string; slug: string }) {
  return { type, id, name, path: `/${type}/${id}/${encodeURIComponent(slug)}` };
}

const namesOf = (artists: readonly { name: string }[]): string => artists.map(({ name }) => name).join(', ');

function trackOf({ id, name, artists, duration, album, status }: Summary, mayPlay: boolean): EmbedTrack {
  return {
    ...{ id, name, duration },
    by: namesOf(artists),
    picture: album.artwork?.hash ?? null,
    plays: mayPlay && (status === 'ready' || status === 'processing'),
  };
}

/** Refused to guests, or not there: others are not told which. */
function isHidden(error: unknown): boolean {
  const code =
    error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.appCode : undefined;
  return code === 'not_found' || code === 'unauthenticated' || code === 'forbidden';
}
