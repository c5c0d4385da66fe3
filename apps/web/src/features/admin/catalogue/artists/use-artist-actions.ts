import { trpc } from '../../../../app/trpc.ts';

/** What is read anew when artists have changed. */
export function useRefreshArtists() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.artists.invalidate(),
      utils.albums.invalidate(),
      utils.tracks.invalidate(),
      utils.backstage.artists.invalidate(),
    ]);
}
