interface Placed {
  id: number;
  disc_number: number;
  duration: number | null;
}

interface Layout {
  discs: readonly { number: number; title: string | null }[];
  sides: readonly { name: string; track_ids: readonly number[] }[];
}

/** A disc or side of an album with its running time in milliseconds. */
export interface Division<Track> {
  /** The disc, when the album has several or it has a name. */
  disc: { number: number; title: string | null } | null;
  /** A letter, when the album is shown by the sides of a vinyl record. */
  side: string | null;
  tracks: { track: Track; index: number }[];
  duration: number;
}

/** An album by discs, by sides, or whole, as the server says. */
export function divide<Track extends Placed>(
  tracks: readonly Track[],
  { discs, sides }: Layout,
): Division<Track>[] {
  if (tracks.length === 0) return [];
  const placed = tracks.map((track, index) => ({ track, index }));
  if (sides.length > 0) {
    const sideOf = new Map(
      sides.flatMap(({ name, track_ids }) => track_ids.map((id) => [id, name] as const)),
    );
    const divisions = sides.map(({ name }) => {
      return division(
        null,
        name,
        placed.filter(({ track }) => sideOf.get(track.id) === name),
      );
    });
    return divisions.filter((one) => one.tracks.length > 0);
  }
  if (discs.length === 0) return [division(null, null, placed)];
  const divisions = discs.map((disc) => {
    return division(
      disc,
      null,
      placed.filter(({ track }) => track.disc_number === disc.number),
    );
  });
  return divisions.filter((one) => one.tracks.length > 0);
}

function division<Track extends Placed>(
  disc: Division<Track>['disc'],
  side: string | null,
  tracks: Division<Track>['tracks'],
): Division<Track> {
  const duration = tracks.reduce((sum, { track }) => sum + (track.duration ?? 0), 0);
  return { disc, side, tracks, duration };
}
