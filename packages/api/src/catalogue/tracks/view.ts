import { imageUrl } from '../../platform/images/view.ts';
import type { ManagedTrack, Track, TrackSummary } from './contract.ts';
import type { ManagedTrackRow } from './managed-queries.ts';
import type { TrackRow, TrackSummaryRow } from './queries.ts';

export function trackSummaryView(row: TrackSummaryRow): TrackSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    disc_number: row.disc_number,
    number: row.number,
    duration: row.duration,
    explicit: row.explicit,
    status: row.status,
    artists: row.artists,
    album: {
      id: row.album_id,
      name: row.album_name,
      slug: row.album_slug,
      image: imageUrl(row.artwork, 640),
      artwork: row.artwork,
      loudness_integrated: row.album_loudness_integrated,
      loudness_peak: row.album_loudness_peak,
    },
    plays_count: row.plays_count,
    likes_count: row.likes_count,
    loudness_integrated: row.loudness_integrated,
    loudness_peak: row.loudness_peak,
    codec: row.codec,
    renditions: row.renditions,
    has_lyrics: row.has_lyrics,
    created_at: row.created_at.toISOString(),
  };
}

export function managedTrackView(row: ManagedTrackRow): ManagedTrack {
  return {
    ...trackSummaryView(row),
    visibility: row.visibility,
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** @param edit whether the one who asks may edit it */
export function trackView(row: TrackRow, edit: boolean): Track {
  return {
    ...trackSummaryView(row),
    description: row.description,
    isrc: row.isrc,
    bpm: row.bpm,
    musical_key: row.musical_key,
    status_reason: row.status_reason,
    visibility: row.visibility,
    publish_at: row.publish_at?.toISOString() ?? null,
    genres: row.genres,
    tags: row.tags,
    credits: row.credits,
    updated_at: row.updated_at.toISOString(),
    abilities: { edit },
  };
}
