import { addGenreToTracksOf, addTagToTracksOf } from './write-queries.ts';

/** Gives tracks of some genres, or tags, another one too, in the transaction that merges them. */
export const joinGenresOfTracks = addGenreToTracksOf;
export const joinTagsOfTracks = addTagToTracksOf;
