import { createFileRoute, notFound } from '@tanstack/react-router';
import { idParam, load } from '../app/load.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { SmartPlaylistPage } from '../features/playlists/rules/SmartPlaylistPage.tsx';
import { headFrom, skeleton } from './-later.tsx';

/** The rule of a playlist. */
export const Route = createFileRoute('/_player/_account/smart-playlist/$id')({
  loader: async ({ context: { utils }, params }) => {
    const { playlist } = await load(() => utils.playlists.get.fetch({ id: idParam(params.id) }));
    if (!playlist.abilities.edit || !playlist.smart) throw notFound();
    return playlist;
  },
  head: ({ match: { context }, params }) =>
    headFrom((heads) => heads.smartPlaylistHead(context.boot, `/smart-playlist/${params.id}`, false)),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: function SmartPlaylist() {
    const playlist = Route.useLoaderData();
    return <SmartPlaylistPage key={playlist.id} playlist={playlist} />;
  },
});
