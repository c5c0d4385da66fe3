import { siteAddress } from '@kantele/api/site-address';
/** Address of one rendition of a track; the session opens it. */
export const streamUrl = (trackId: number, rendition: string): string =>
  siteAddress(`/api/v1/tracks/${trackId}/stream?rendition=${rendition}`);

/** Where the server says what there is of a track. @param kinds with commas between them */
export const sourcesUrl = (trackId: number, kinds: string): string =>
  siteAddress(`/api/v1/tracks/${trackId}/sources?kinds=${kinds}`);

/** Addresses to try for a track, best first: what the server says every browser plays, then the file as it is. */
export const sourcesOf = (trackId: number): string[] =>
  ['auto', 'original'].map((kind) => streamUrl(trackId, kind));
