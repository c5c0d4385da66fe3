import type { Artist } from '@kantele/api/contract/artists';

/** Whether there is anything to tell about an artist. */
export const hasStory = (artist: Artist): boolean =>
  Boolean(artist.bio || artist.city || artist.country || artist.plays_count > 0) || artist.links.length > 0;
