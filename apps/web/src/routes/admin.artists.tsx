import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { ArtistsPage } from '../features/admin/catalogue/artists/ArtistsPage.tsx';
import { artistsInput, artistsSearch } from '../features/admin/catalogue/artists/artists-search.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The table of artists; `/admin/artists/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/artists')({
  validateSearch: artistsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'artists.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.artists.managed.ensureData(artistsInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Artists'), '/artists'),
  notFoundComponent: NotFound,
  component: function Artists() {
    return <ArtistsPage search={Route.useSearch()} />;
  },
});
