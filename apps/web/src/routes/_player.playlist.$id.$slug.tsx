import { createFileRoute } from '@tanstack/react-router';
import { canonical } from '../app/canonical.ts';
import { idParam, load } from '../app/load.ts';
import { kinds } from '../catalogue/registry.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { PlaylistPage } from '../features/playlists/PlaylistPage.tsx';
import { playlistList, playlistSearch } from '../features/playlists/playlist-list.ts';
import { firstPage } from '../features/tracks/songs-search.ts';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/playlist/$id/$slug')({
  validateSearch: playlistSearch,
  loaderDeps: ({ search: { page: _, ...search } }) => search,
  loader: async ({ context: { utils }, params, deps, location }) => {
    const id = idParam(params.id);
    const list = playlistList(id).wish(deps);
    const [{ playlist }] = await load(() =>
      Promise.all([
        utils.playlists.get.ensureData({ id }),
        utils.tracks.list.ensureData(firstPage(list)),
        utils.tracks.count.ensureData(list),
      ]),
    );
    canonical(params, playlist, kinds.playlist.path(playlist), location);
    return playlist;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.playlistHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.PlaylistPending),
  notFoundComponent: NotFound,
  component: function PlaylistRoute() {
    return <PlaylistPage id={Number(Route.useParams().id)} search={Route.useSearch()} />;
  },
});
