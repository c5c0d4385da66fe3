import { type OwnListSearch, ownList } from '../tracks/own-list.ts';

const sorts = ['custom', 'newest', 'name', 'length'] as const;
export type PlaylistSearch = OwnListSearch<(typeof sorts)[number]>;

/** The list of a playlist's songs: its address and what its page reads. */
export const playlistList = (id: number) => ownList(sorts, { playlist_id: id });
/** What the address of a playlist may say. */
export const playlistSearch = playlistList(0).search;
