interface Placed {
  disc_number: number;
  duration: number | null;
}

/** A side of a record with its running time in milliseconds. */
export interface Side<Track> {
  /** A letter, or a number after Z; null when the record is too short to be turned over. */
  name: string | null;
  tracks: { track: Track; index: number }[];
  duration: number;
}

/** From this many tracks on, a record of one disc has two sides. */
const turnedOverFrom = 6;

/**
 * The sides of a record: one for each disc, or for a single disc two, divided where both come closest to half of
 * the time. Names go A, B, … and after Z by number.
 */
export function splitSides<Track extends Placed>(tracks: readonly Track[]): Side<Track>[] {
  const groups = new Map<number, Side<Track>['tracks']>();
  tracks.forEach((track, index) => {
    const group = groups.get(track.disc_number) ?? [];
    group.push({ track, index });
    groups.set(track.disc_number, group);
  });
  const [only, ...others] = [...groups.values()];
  if (!only) return [];
  if (others.length > 0) return [only, ...others].map((group, index) => side(group, sideName(index)));
  if (only.length < turnedOverFrom) return [side(only, null)];
  const cut = halfway(only);
  return [side(only.slice(0, cut), 'A'), side(only.slice(cut), 'B')];
}

function sideName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1);
}

function side<Track extends Placed>(tracks: Side<Track>['tracks'], name: string | null): Side<Track> {
  return { name, tracks, duration: total(tracks) };
}

function total(tracks: readonly { track: Placed }[]): number {
  return tracks.reduce((sum, { track }) => sum + (track.duration ?? 0), 0);
}

/** How many tracks belong on the first side. Without any times, half of them. */
function halfway(tracks: readonly { track: Placed }[]): number {
  const half = total(tracks) / 2;
  if (half === 0) return Math.ceil(tracks.length / 2);
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  let sum = 0;
  tracks.slice(0, -1).forEach(({ track }, index) => {
    sum += track.duration ?? 0;
    const off = Math.abs(sum - half);
    if (off < least) {
      least = off;
      best = index + 1;
    }
  });
  return best;
}
