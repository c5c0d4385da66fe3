import type { Artist } from '@kantele/api/contract/artists';
import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { kindHead, missingHead, publicUrl } from '../../app/site-head.ts';
import { kinds } from '../../catalogue/registry.ts';
import { imageUrl } from '../../lib/images.ts';

const long = 200;

/** Title, description, Open Graph and structured data of an artist. */
export function artistHead(artist: Artist | undefined, boot: BootstrapData) {
  if (!artist) return missingHead(boot);
  const image = artist.artwork ? imageUrl(artist.artwork.hash, 1200) : null;
  const bio = artist.bio?.replace(/\s+/g, ' ') ?? '';
  const about = bio.length > long ? `${bio.slice(0, long - 1).trimEnd()}…` : bio;
  return kindHead(
    boot,
    'artist',
    { artist: artist.name, about },
    {
      ...(about ? { description: about } : {}),
      path: kinds.artist.path(artist),
      image,
      type: 'profile',
      jsonLd: {
        '@type': 'MusicGroup',
        '@id': publicUrl(boot, kinds.artist.path(artist)),
        name: artist.name,
        image: image ? publicUrl(boot, image) : undefined,
        description: about || undefined,
        sameAs: artist.links.map(({ url }) => url),
      },
    },
  );
}
