/** Address of one rendition of a track; the session opens it. */
export const streamUrl = (trackId: number, rendition: string): string =>
  `/api/v1/tracks/${trackId}/stream?rendition=${rendition}`;

/** Addresses to try for a track, best first: what the server says every browser plays, then the file as it is. */
export const sourcesOf = (trackId: number): string[] =>
  ['auto', 'original'].map((kind) => streamUrl(trackId, kind));
