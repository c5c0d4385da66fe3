import type { AppRouter } from '@kantele/api/router';
import type { TRPCClient } from '@trpc/client';
import { pagesOf } from '../../app/infinite.ts';
import { userPlaylistsKey } from '../../catalogue/playlists/playlist-queries.ts';
import { reads } from '../../catalogue/reads.ts';

/** The public playlists of a user, page after page. */
export function userPlaylistPages(client: TRPCClient<AppRouter>, id: number) {
  const input = { id, per_page: reads.grid };
  return pagesOf([userPlaylistsKey, input], null, (cursor, signal) =>
    client.playlists.ofUser.query({ ...input, cursor }, { signal }),
  );
}
