import { line } from '@kantele/api/translate';
import { channelAddress, searchAddress } from './address.ts';
import type { PlayableKind } from './things.ts';

/** Lists that are no thing of the catalogue. */
export type ListType = 'search' | 'channel' | 'saved' | 'radio';
export type ContextType = PlayableKind | ListType;

declare const foreign: unique symbol;
/** A type or kind that this build does not know: another version has stored it. Only readers of storage make it. */
export type Foreign = string & { [foreign]: true };

/** Where playing started: shown as "Next from …", sent with play reports. */
export interface PlayContext {
  type: ContextType | Foreign;
  id: number | null;
  name: string;
  /** Address of the page. */
  path: string;
  /** Address of its own picture, for lists of what was played; the cover of the track stands in. */
  image?: string | null;
  /** What it is ("LP"), in English: it is kept over changes of language. Made from the type when left out. */
  kind?: string;
  /** Whose it is; made from the track when left out. */
  subtitle?: string;
}

/** Contexts of lists; those of things of the catalogue stand in the registry. */
export const listContext = {
  /** The whole catalogue; every order is a list of its own. */
  songs: ({ sort, direction }: { sort: string; direction: string }): PlayContext => ({
    type: 'channel',
    id: null,
    name: line('Songs'),
    path: `/tracks?sort=${sort}&dir=${direction}`,
    kind: line('All songs'),
  }),
  /** What somebody likes; every order and filter is a list of its own. */
  liked: (order: { sort: string; direction: string; query: string }): PlayContext => ({
    type: 'channel',
    id: null,
    name: line('Liked songs'),
    path: `/library/songs?${new URLSearchParams({ sort: order.sort, dir: order.direction, ...(order.query ? { q: order.query } : {}) })}`,
    kind: line('Your library'),
  }),
  search: (query: string): PlayContext => ({
    type: 'search',
    id: null,
    name: `“${query}”`,
    path: searchAddress.path(query),
  }),
  channel: (channel: { name: string; slug: string }): PlayContext => ({
    type: 'channel',
    id: null,
    name: channel.name,
    path: channelAddress.path(channel),
  }),
  /** Each is another list, and its page is that of what it begins with. */
  radio: ({ name, path }: { name: string; path: string }, seed: number): PlayContext => ({
    type: 'radio',
    id: null,
    name,
    path: `${path}?radio=${seed}`,
  }),
  saved: (name: string): PlayContext => ({ type: 'saved', id: null, name, path: '/' }),
};
