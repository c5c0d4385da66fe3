import type { Artwork } from '@kantele/api/contract/core';
import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Translate } from '@kantele/api/translate';
import { contextWords } from '../../catalogue/contexts.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { artistNames } from '../../lib/words.ts';

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

/** The entry for a context that starts with this track. */
export function recentOf(context: PlayContext, track: TrackSummary): Recent {
  return {
    context,
    image: context.image ?? track.album.image,
    artwork: context.image && context.image !== track.album.image ? null : track.album.artwork,
    ...contextWords(context, artistNames(track.artists)),
  };
}

/** The line under the name: `LP · Odile Varga`. */
export const recentLine = ({ kind, subtitle }: Recent, t: Translate): string =>
  [kind && t(kind), subtitle].filter(Boolean).join(' · ');

/** Puts an entry in front; one entry for each address, the newest eight. */
export const withRecent = (list: readonly Recent[], entry: Recent): Recent[] =>
  [entry, ...list.filter(({ context }) => context.path !== entry.context.path)].slice(0, recentMax);
