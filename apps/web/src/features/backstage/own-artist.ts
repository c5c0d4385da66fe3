import type { OwnArtist } from '@kantele/api/contract/backstage';
import { trpc } from '../../app/trpc.ts';

/** The artist one works for at the moment, by id. */
export function artistSearch(search: Record<string, unknown>): { artist?: number } {
  const artist = Number(search.artist);
  return Number.isSafeInteger(artist) && artist > 0 ? { artist } : {};
}

/** Artists one works for, and the one that was chosen, else the first. */
export function useOwnArtists(chosen: number | undefined): {
  artists: OwnArtist[];
  artist: OwnArtist | null;
} {
  const [{ artists }] = trpc.backstage.artists.useSuspenseQuery();
  return { artists, artist: artists.find(({ id }) => id === chosen) ?? artists[0] ?? null };
}
