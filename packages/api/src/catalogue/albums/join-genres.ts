import { addGenreToAlbumsOf } from './queries.ts';

/** Gives albums of some genres another one too, in the transaction that merges them. */
export const joinGenresOfAlbums = addGenreToAlbumsOf;
