import { line, type Translate } from '@kantele/api/translate';
import { roughLength } from './durations.ts';

/** What a release is called on its sleeve, in English; translated where it is shown. */
export const albumTypeWords = {
  album: line('LP'),
  ep: line('EP'),
  single: line('Single'),
  live: line('Live'),
  compilation: line('Compilation'),
} as const;

/** The plural, as a heading of a shelf. */
export const albumTypePlurals = {
  album: line('LPs'),
  ep: line('EPs'),
  single: line('Singles'),
  live: line('Live albums'),
  compilation: line('Compilations'),
} as const;

/** The catalogue line: `LP · 2026 · 11 tracks · 43 min`; what is unknown is left out. */
export function catalogueLine(
  release: {
    type: keyof typeof albumTypeWords;
    release_date: string | null;
    tracks?: number;
    duration?: number;
  },
  t: Translate,
): string {
  const { type, release_date, tracks, duration } = release;
  return [
    t(albumTypeWords[type]),
    release_date?.slice(0, 4),
    tracks ? countTracks(tracks, t) : null,
    duration ? roughLength(duration, t) : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `1 track`, `11 tracks` */
export const countTracks = (count: number, t: Translate): string =>
  t(':count track|:count tracks', { count });

/** `1 play`, `2,870,114 plays` */
export const countPlays = (count: number, t: Translate): string => t(':count play|:count plays', { count });

/** `Odile Varga, Nils Oderman` */
export const artistNames = (artists: readonly { name: string }[]): string =>
  artists.map(({ name }) => name).join(', ');

/** Why a track cannot be played now, in English; null when it can. */
export function unavailableReason(status: 'processing' | 'ready' | 'failed' | 'missing'): string | null {
  if (status === 'missing') return line('The file of this track is missing.');
  if (status === 'failed') return line('This track could not be prepared for playing.');
  return null;
}

/** Missing and failed tracks are passed over; one still being processed plays from its original. */
export const isPlayable = ({ status }: { status: Parameters<typeof unavailableReason>[0] }): boolean =>
  unavailableReason(status) === null;
