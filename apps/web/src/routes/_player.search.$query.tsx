import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { reads } from '../features/reads.ts';
import { ResultsPage } from '../features/search/ResultsPage.tsx';
import { pathOf } from '../lib/routes.ts';
import { oneOf } from '../lib/search-params.ts';
import { load } from '../shell/load.ts';
import { siteHead } from '../shell/site.ts';

const types = ['tracks', 'artists', 'albums'] as const;

export const Route = createFileRoute('/_player/search/$query')({
  validateSearch: (search): { type?: (typeof types)[number] } => oneOf('type', types, search),
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: async ({ context: { utils }, params: { query }, deps: { type }, cause }) => {
    const found = load(() => utils.search.query.ensureData(reads.search(query, type)));
    // While one types on, the page shows the results before; it says itself when it cannot get new ones.
    if (cause === 'stay') found.catch(() => {});
    else await found;
  },
  head: ({ match, params: { query } }) =>
    siteHead(match.context.boot, {
      title: translator(match.context.boot.i18n)('Search results for “:query”', { query }),
      path: pathOf.search(query),
      noindex: true,
    }),
  notFoundComponent: NotFound,
  component: function Results() {
    const { query } = Route.useParams();
    return <ResultsPage query={query} type={Route.useSearch().type} />;
  },
});
