import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { TracksPage } from '../features/admin/catalogue/tracks/TracksPage.tsx';
import { tracksInput, tracksSearch } from '../features/admin/catalogue/tracks/tracks-search.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The table of tracks; `/admin/tracks/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/tracks')({
  validateSearch: tracksSearch,
  beforeLoad: (visit) => requirePermission(visit, 'tracks.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.tracks.managed.ensureData(tracksInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Tracks'), '/tracks'),
  notFoundComponent: NotFound,
  component: function Tracks() {
    return <TracksPage search={Route.useSearch()} />;
  },
});
