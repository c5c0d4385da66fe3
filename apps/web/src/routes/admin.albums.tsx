import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { AlbumsPage } from '../features/admin/catalogue/albums/AlbumsPage.tsx';
import { albumsInput, albumsSearch } from '../features/admin/catalogue/albums/albums-search.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The table of albums; `/admin/albums/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/albums')({
  validateSearch: albumsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'albums.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.albums.managed.ensureData(albumsInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Albums'), '/albums'),
  notFoundComponent: NotFound,
  component: function Albums() {
    return <AlbumsPage search={Route.useSearch()} />;
  },
});
