import { imageUrl } from '../../platform/images/view.ts';
import type { TrackSummary } from '../tracks/contract.ts';
import type { Album, AlbumSummary, ManagedAlbum } from './contract.ts';
import { discsOf, sidesOf } from './discs.ts';
import type { ManagedAlbumRow } from './managed-queries.ts';
import type { AlbumRow, AlbumSummaryRow } from './queries.ts';

export function albumSummaryView(row: AlbumSummaryRow): AlbumSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: imageUrl(row.artwork, 640),
    artwork: row.artwork,
    type: row.type,
    release_date: row.release_date,
    release_precision: row.release_precision,
    artists: row.artists,
    plays_count: row.plays_count,
  };
}

export function managedAlbumView(row: ManagedAlbumRow): ManagedAlbum {
  return {
    ...albumSummaryView(row),
    visibility: row.visibility,
    publish_at: row.publish_at?.toISOString() ?? null,
    tracks_count: row.tracks_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

interface AlbumParts {
  tracks: TrackSummary[];
  credits: Album['credits'];
  /** Whether the one who asks may edit it. */
  edit: boolean;
}

export function albumView(row: AlbumRow, { tracks, credits, edit }: AlbumParts): Album {
  return {
    ...albumSummaryView(row),
    label: row.label,
    catalogue_number: row.catalogue_number,
    copyright: row.copyright,
    description: row.description,
    upc: row.upc,
    downloadable: row.downloadable,
    visibility: row.visibility,
    publish_at: row.publish_at?.toISOString() ?? null,
    genres: row.genres,
    credits,
    tracks,
    discs: discsOf(tracks, row.places),
    sides: row.sides ? sidesOf(tracks, row.places) : [],
    duration: tracks.reduce((sum, track) => sum + (track.duration ?? 0), 0),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: { edit },
  };
}
