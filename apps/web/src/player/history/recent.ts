import type { Artwork } from '@kantele/api/contract/core';
import type { TrackSummary } from '@kantele/api/contract/tracks';
import { line, type Translate } from '@kantele/api/translate';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { isContext, isRecord } from '../stored/guards.ts';
import { type KeyValue, keys, readJson, writeJson } from '../stored/storage.ts';

/** One of the contexts played lately, with what a tile shows. */
export interface Recent {
  context: PlayContext;
  /** Address of a picture of 640 px; null for none. */
  image: string | null;
  /** Hash, colour and ThumbHash of the picture, when it is a cover. */
  artwork: Artwork | null;
  /** What it is, in English. */
  kind?: string;
  /** Whose it is. */
  subtitle: string;
}

export const recentMax = 8;

const words: Record<PlayContext['type'], string> = {
  album: line('Album'),
  artist: line('Artist'),
  genre: line('Genre'),
  track: line('Song'),
  search: line('Search'),
  channel: line('Channel'),
  saved: line('Saved queue'),
};

/** The entry for a context that starts with this track. */
export function recentOf(context: PlayContext, track: TrackSummary): Recent {
  const artists = track.artists.map(({ name }) => name).join(', ');
  const byArtist = context.type === 'album' || context.type === 'track';
  return {
    context,
    image: context.image ?? track.album.image,
    artwork: context.image && context.image !== track.album.image ? null : track.album.artwork,
    kind: context.kind ?? (byArtist && artists ? undefined : words[context.type]),
    subtitle: context.subtitle ?? (byArtist ? artists : ''),
  };
}

/** The line under the name: `LP · Odile Varga`. */
export const recentLine = ({ kind, subtitle }: Recent, t: Translate): string =>
  [kind && t(kind), subtitle].filter(Boolean).join(' · ');

/** What a context is called: names of the site's own lists are words, all others are names. */
export const contextName = ({ type, name }: PlayContext, t: Translate): string =>
  type === 'channel' ? t(name) : name;

/** Puts an entry in front; one entry for each address, the newest eight. */
export const withRecent = (list: readonly Recent[], entry: Recent): Recent[] =>
  [entry, ...list.filter(({ context }) => context.path !== entry.context.path)].slice(0, recentMax);

const isArtwork = (value: unknown): value is Artwork | null =>
  value === null ||
  (isRecord(value) && [value.hash, value.color, value.thumbhash].every((part) => typeof part === 'string'));

const isRecent = (value: unknown): value is Recent =>
  isRecord(value) &&
  isContext(value.context) &&
  (value.image === null || typeof value.image === 'string') &&
  isArtwork(value.artwork) &&
  (value.kind === undefined || typeof value.kind === 'string') &&
  typeof value.subtitle === 'string';

export function readRecent(storage: KeyValue): Recent[] {
  const stored = readJson(storage, keys.recent);
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, recentMax) : [];
}

export const writeRecent = (storage: KeyValue, list: readonly Recent[]): void =>
  void writeJson(storage, keys.recent, list);
