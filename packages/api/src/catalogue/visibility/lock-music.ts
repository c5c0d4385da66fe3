import { lockAlbumsAndTracks } from './lock-queries.ts';

/**
 * Locks albums and then tracks until the end of the transaction, each in the order of their ids. A change of an album
 * goes on to its tracks (what lists show, what is deleted with it) and a change of a track to its album (how loud it is):
 * of two who begin at either end one would be given up. The order for all: artists, albums, tracks, playlists, their
 * places.
 */
export const lockMusic = lockAlbumsAndTracks;
