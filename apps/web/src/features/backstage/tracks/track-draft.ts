import type { Track } from '@kantele/api/contract/tracks';
import { type Credit, creditRoleOf } from './credit-roles.ts';

/** What is changed of a track by its form. */
export interface TrackFields {
  name: string;
  isrc: string | null;
  description: string | null;
  explicit: boolean;
  bpm: number | null;
  musical_key: string | null;
  genre_ids: number[];
  tag_ids: number[];
  credits: Credit[];
}

export function trackFieldsOf(track: Track): TrackFields {
  const { name, isrc, description, explicit, bpm, musical_key, genres, tags, credits } = track;
  return {
    name,
    isrc,
    description,
    explicit,
    bpm,
    musical_key,
    genre_ids: genres.map(({ id }) => id),
    tag_ids: tags.map(({ id }) => id),
    credits: credits.map((credit) => ({ ...credit, role: creditRoleOf(credit.role) })),
  };
}
