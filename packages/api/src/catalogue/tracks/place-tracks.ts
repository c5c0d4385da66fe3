import { setPlacesOfTracks } from './write-queries.ts';

/** Gives tracks their discs and numbers, all at once, in the transaction that puts them together. */
export const placeTracks = setPlacesOfTracks;
