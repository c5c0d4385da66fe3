import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { namesInput, tagsSearch } from '../features/admin/catalogue/names/names-search.ts';
import { TagsPage } from '../features/admin/catalogue/tags/TagsPage.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The table of tags; `/admin/tags/{id}` opens one of them beside it. */
export const Route = createFileRoute('/admin/tags')({
  validateSearch: tagsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'tags.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.tags.list.ensureData(namesInput(deps))),
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Tags'), '/tags'),
  notFoundComponent: NotFound,
  component: function Tags() {
    return <TagsPage search={Route.useSearch()} />;
  },
});
