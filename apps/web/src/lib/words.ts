import { roughLength } from './durations.ts';

/** What a release is called on its sleeve. */
export const albumTypeWords = {
  album: 'LP',
  ep: 'EP',
  single: 'Single',
  live: 'Live',
  compilation: 'Compilation',
} as const;

/** The plural, as a heading of a shelf. */
export const albumTypePlurals = {
  album: 'LPs',
  ep: 'EPs',
  single: 'Singles',
  live: 'Live records',
  compilation: 'Compilations',
} as const;

/** The catalogue line: `LP · 2026 · 11 tracks · 43 min`; what is unknown is left out. */
export function catalogueLine(release: {
  type: keyof typeof albumTypeWords;
  release_date: string | null;
  tracks?: number;
  duration?: number;
}): string {
  const { type, release_date, tracks, duration } = release;
  return [
    albumTypeWords[type],
    release_date?.slice(0, 4),
    tracks ? countTracks(tracks) : null,
    duration ? roughLength(duration) : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `1 track`, `11 tracks` */
export const countTracks = (count: number): string => `${count} ${count === 1 ? 'track' : 'tracks'}`;

/** `Odile Varga, Nils Oderman` */
export const artistNames = (artists: readonly { name: string }[]): string =>
  artists.map(({ name }) => name).join(', ');

/** Why a track cannot be played now; null when it can. */
export function unavailableReason(status: 'processing' | 'ready' | 'failed' | 'missing'): string | null {
  if (status === 'missing') return 'The file of this track is missing.';
  if (status === 'failed') return 'This track could not be prepared for playing.';
  return null;
}
