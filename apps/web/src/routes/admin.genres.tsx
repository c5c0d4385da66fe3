import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { GenresPage } from '../features/admin/catalogue/genres/GenresPage.tsx';
import { genresSearch, namesInput } from '../features/admin/catalogue/names/names-search.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The table of genres; `/admin/genres/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/genres')({
  validateSearch: genresSearch,
  beforeLoad: (visit) => requirePermission(visit, 'genres.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.genres.list.ensureData(namesInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Genres'), '/genres'),
  notFoundComponent: NotFound,
  component: function Genres() {
    return <GenresPage search={Route.useSearch()} />;
  },
});
