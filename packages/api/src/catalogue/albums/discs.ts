/** What a track's file says of its disc and side. */
export interface Placed {
  id: number;
  disc_title: string | null;
  side: string | null;
}

interface Track {
  id: number;
  disc_number: number;
  duration: number | null;
}

export interface Side {
  name: string;
  track_ids: number[];
}

/** A vinyl record holds about this much, milliseconds, and is not turned over for less. */
const longestVinyl = 46 * 60_000;
const shortestVinyl = 18 * 60_000;
const fewestTracks = 6;
const mostTracks = 20;

/** The discs of an album, when there are several or one has a name. */
export function discsOf(
  tracks: readonly Track[],
  places: readonly Placed[],
): { number: number; title: string | null }[] {
  const titles = new Map(places.map(({ id, disc_title }) => [id, disc_title]));
  const discs = new Map<number, string | null>();
  for (const { id, disc_number } of tracks) {
    discs.set(disc_number, discs.get(disc_number) ?? titles.get(id) ?? null);
  }
  const all = [...discs].map(([number, title]) => ({ number, title }));
  return all.length > 1 || all.some(({ title }) => title !== null) ? all : [];
}

/**
 * The sides of an album of one disc: as its files name them (`A1`), else two for what a vinyl record would hold,
 * divided where both come closest to half of the time. None for anything else.
 */
export function sidesOf(tracks: readonly Track[], places: readonly Placed[]): Side[] {
  if (new Set(tracks.map(({ disc_number }) => disc_number)).size !== 1) return [];
  const named = namedSides(tracks, places);
  if (named.length > 0) return named;
  const total = tracks.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const isVinyl =
    tracks.length >= fewestTracks &&
    tracks.length <= mostTracks &&
    tracks.every(({ duration }) => duration !== null) &&
    total >= shortestVinyl &&
    total <= longestVinyl;
  if (!isVinyl) return [];
  const ids = tracks.map(({ id }) => id);
  const cut = halfway(tracks, total);
  return [
    { name: 'A', track_ids: ids.slice(0, cut) },
    { name: 'B', track_ids: ids.slice(cut) },
  ];
}

/** Sides as the files name them, when all do and none comes back after another. */
function namedSides(tracks: readonly Track[], places: readonly Placed[]): Side[] {
  const names = new Map(places.map(({ id, side }) => [id, side]));
  const sides: Side[] = [];
  for (const { id } of tracks) {
    const name = names.get(id) ?? null;
    if (name === null) return [];
    const last = sides.at(-1);
    if (last?.name === name) last.track_ids.push(id);
    else if (sides.some((side) => side.name === name)) return [];
    else sides.push({ name, track_ids: [id] });
  }
  return sides.length > 1 ? sides : [];
}

/** How many tracks belong on the first side. */
function halfway(tracks: readonly Track[], total: number): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  let sum = 0;
  tracks.slice(0, -1).forEach(({ duration }, index) => {
    sum += duration ?? 0;
    const off = Math.abs(sum - total / 2);
    if (off < least) {
      least = off;
      best = index + 1;
    }
  });
  return best;
}
