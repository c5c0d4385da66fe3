import type { RadioReason } from './contract.ts';
import type { RadioFacts } from './queries.ts';

/** How much each likeness counts; chosen by ear, a genre in full being worth the most. */
const weights = { genre: 3, artist: 1.2, listeners: 2, year: 1, sound: 1, chance: 1 } as const;
/** After so many years likeness has fallen to a third; after so many beats, and so many LU. */
const [yearReach, tempoReach, loudnessReach] = [8, 20, 6];
/**
 * What a track loses whose artist was the last one, the one before, and the one before that. The first stands above the
 * second by all that chance can give, so that chance alone never plays an artist twice in a row.
 */
const penalties = [2, 1, 0.5];

export interface Chosen {
  id: number;
  because: RadioReason;
}

/** What a radio begins with, taken together. */
interface Profile {
  artists: ReadonlySet<number>;
  /** Share of the tracks that have a genre. */
  genres: ReadonlyMap<number, number>;
  year: number | null;
  bpm: number | null;
  loudness: number | null;
}

function profileOf(start: readonly RadioFacts[]): Profile {
  const genres = new Map<number, number>();
  for (const { genres: own } of start) {
    for (const { id } of own) genres.set(id, (genres.get(id) ?? 0) + 1 / start.length);
  }
  return {
    artists: new Set(start.flatMap(({ artists }) => artists.map(({ id }) => id))),
    genres,
    year: middle(start.map(({ year }) => year)),
    bpm: middle(start.map(({ bpm }) => bpm)),
    loudness: middle(start.map(({ loudness }) => loudness)),
  };
}

function middle(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

/**
 * Puts candidates in the order of a radio: the most alike first, with some chance, and artists apart from each other.
 * @param listeners people who heard a track and what the radio begins with
 * @param seed decides what is left to chance
 */
export function chooseTracks(
  start: readonly RadioFacts[],
  candidates: readonly RadioFacts[],
  { listeners, seed, count }: { listeners: ReadonlyMap<number, number>; seed: number; count: number },
): Chosen[] {
  const profile = profileOf(start);
  const scored = candidates
    .map((track) => scoreOf(track, profile, listeners.get(track.id) ?? 0, seed))
    .sort((a, b) => b.score - a.score || a.track.id - b.track.id);
  const chosen: Chosen[] = [];
  const last: number[] = [];
  while (chosen.length < count && scored.length > 0) {
    const penaltyOf = ({ track }: Scored) => penalties[last.indexOf(artistOf(track))] ?? 0;
    let place = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const [index, candidate] of scored.entries()) {
      // They are sorted: nothing further on can be better.
      if (candidate.score <= best) break;
      const score = candidate.score - penaltyOf(candidate);
      if (score > best) [place, best] = [index, score];
    }
    const [next] = scored.splice(place, 1);
    if (!next) break;
    last.unshift(artistOf(next.track));
    chosen.push({ id: next.track.id, because: next.because });
  }
  return chosen;
}

interface Scored {
  track: RadioFacts;
  because: RadioReason;
  score: number;
}

const artistOf = ({ id, artists }: RadioFacts) => artists[0]?.id ?? -id;

function scoreOf(track: RadioFacts, profile: Profile, listeners: number, seed: number): Scored {
  const genre = [...track.genres].sort(
    (a, b) => (profile.genres.get(b.id) ?? 0) - (profile.genres.get(a.id) ?? 0),
  )[0];
  const artist = track.artists.find(({ id }) => profile.artists.has(id));
  const tempo = near(track.bpm, profile.bpm, tempoReach);
  const loudness = near(track.loudness, profile.loudness, loudnessReach);
  const parts: [RadioReason, number][] = [
    [
      { kind: 'genre', name: genre?.name ?? null },
      weights.genre * (genre ? (profile.genres.get(genre.id) ?? 0) : 0),
    ],
    [{ kind: 'artist', name: artist?.name ?? null }, artist ? weights.artist : 0],
    [{ kind: 'listeners', name: null }, weights.listeners * Math.min(1, listeners / 20)],
    [{ kind: 'year', name: null }, weights.year * near(track.year, profile.year, yearReach)],
    [{ kind: 'sound', name: null }, weights.sound * (0.6 * tempo + 0.4 * loudness)],
  ];
  const [best] = [...parts].sort((a, b) => b[1] - a[1]);
  const because: RadioReason = best && best[1] > 0.3 ? best[0] : { kind: 'popular', name: null };
  const likeness = parts.reduce((sum, [, part]) => sum + part, 0);
  return { track, because, score: likeness + weights.chance * chanceOf(track.id, seed) };
}

/** 1 for the same, 1/e at the reach; 0 where one is not known. */
function near(a: number | null, b: number | null, reach: number): number {
  return a === null || b === null ? 0 : Math.exp(-Math.abs(a - b) / reach);
}

/** 0 to 1, the same for the same track and seed: the finalizer of MurmurHash3 over both. */
export function chanceOf(id: number, seed: number): number {
  let hash = Math.imul(id ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
