import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { PlaylistsPage } from '../features/admin/catalogue/playlists/PlaylistsPage.tsx';
import { playlistsInput, playlistsSearch } from '../features/admin/catalogue/playlists/playlists-search.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The table of playlists. */
export const Route = createFileRoute('/admin/playlists')({
  validateSearch: playlistsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'playlists.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) =>
    warm(() => utils.playlists.managed.ensureData(playlistsInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Playlists'), '/playlists'),
  notFoundComponent: NotFound,
  component: function Playlists() {
    return <PlaylistsPage search={Route.useSearch()} />;
  },
});
