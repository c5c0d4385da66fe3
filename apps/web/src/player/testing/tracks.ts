import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { PlayContext } from '../../catalogue/play-context.ts';

/** A playable track of three minutes. */
export function makeTrack(id: number, change: Partial<TrackSummary> = {}): TrackSummary {
  return {
    id,
    name: `Track ${id}`,
    slug: `track-${id}`,
    disc_number: 1,
    number: id,
    duration: 180_000,
    explicit: false,
    status: 'ready',
    artists: [{ id: 1, name: 'Odile Varga', slug: 'odile-varga', role: 'main' }],
    album: {
      id: 1,
      name: 'Northern Rooms',
      slug: 'northern-rooms',
      image: null,
      artwork: null,
      loudness_integrated: null,
      loudness_peak: null,
    },
    plays_count: 0,
    likes_count: 0,
    loudness_integrated: null,
    loudness_peak: null,
    codec: 'flac',
    renditions: ['original', 'original_mp4'],
    has_lyrics: false,
    created_at: '2026-11-01T00:00:00.000Z',
    ...change,
  };
}

export const makeTracks = (count: number, from = 1): TrackSummary[] =>
  Array.from({ length: count }, (_, index) => makeTrack(from + index));

export const album: PlayContext = {
  type: 'album',
  id: 1,
  name: 'Northern Rooms',
  path: '/album/1/northern-rooms',
};
