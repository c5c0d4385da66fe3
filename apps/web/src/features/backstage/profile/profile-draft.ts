import type { Artist } from '@kantele/api/contract/artists';

/** What the form of an artist changes. */
export type ProfileFields = Pick<Artist, 'name' | 'bio' | 'country' | 'city' | 'links'>;

export function profileOf({ name, bio, country, city, links }: Artist): ProfileFields {
  return { name, bio, country, city, links };
}
