import { translator } from '@kantele/api/translate';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { idParam, load } from '../app/load.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { LocalizationPage } from '../features/admin/localizations/LocalizationPage.tsx';
import { linesSearch } from '../features/admin/localizations/lines-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { skeleton } from './-later.tsx';

export const Route = createFileRoute('/admin/localizations/$id')({
  validateSearch: linesSearch,
  beforeLoad: (visit) => requirePermission(visit, 'localizations.manage'),
  loader: async ({ context: { utils }, params }) => {
    const id = idParam(params.id);
    const { localizations } = await load(() => utils.localizations.list.ensureData({}));
    const language = localizations.find((one) => one.id === id);
    if (!language) throw notFound();
    return language.name;
  },
  head: ({ loaderData, match: { context }, params }) => {
    const title = loaderData ?? translator(context.boot.i18n)('Languages');
    return adminHead(context.boot, title, `/localizations/${params.id}`);
  },
  pendingComponent: skeleton((ahead) => ahead.AdminPending),
  notFoundComponent: NotFound,
  component: function Localization() {
    return <LocalizationPage id={Number(Route.useParams().id)} search={Route.useSearch()} />;
  },
});
