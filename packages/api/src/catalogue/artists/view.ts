import { siteAddress } from '../../core/text/site-address.ts';
import { imageUrl } from '../../platform/images/view.ts';
import { type Artist, type ArtistSummary, defaultArtistImage, type ManagedArtist } from './contract.ts';
import type { ManagedArtistRow } from './managed-queries.ts';
import type { ArtistRow, ArtistSummaryRow } from './queries.ts';

export function artistSummaryView(row: ArtistSummaryRow): ArtistSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    image_small: imageUrl(row.artwork, 160) ?? siteAddress(defaultArtistImage),
    artwork: row.artwork,
    verified: row.verified,
    followers_count: row.followers_count,
    plays_count: row.plays_count,
  };
}

export function managedArtistView(row: ManagedArtistRow): ManagedArtist {
  return {
    ...artistSummaryView(row),
    disabled: row.disabled,
    albums_count: row.albums_count,
    created_at: row.created_at.toISOString(),
  };
}

/** @param edit whether the one who asks may edit the artist */
export function artistView(row: ArtistRow, edit: boolean): Artist {
  return {
    ...artistSummaryView(row),
    image_large: imageUrl(row.artwork, 640) ?? siteAddress(defaultArtistImage),
    portrait: row.portrait,
    banner: row.banner,
    bio: row.bio,
    country: row.country,
    city: row.city,
    links: row.links,
    disabled: row.disabled,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: { edit },
  };
}
