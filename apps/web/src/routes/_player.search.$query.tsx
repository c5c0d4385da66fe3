import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { searchAddress } from '../catalogue/address.ts';
import { reads } from '../catalogue/reads.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { ResultsPage } from '../features/search/ResultsPage.tsx';
import { foundOf, hitsOf, lyricsFoundOf, resultsSearch } from '../features/search/search-queries.ts';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/search/$query')({
  validateSearch: resultsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({
    context: { client, queryClient, utils },
    params: { query },
    deps: { type, cursor },
    cause,
  }) => {
    const found = load<unknown>(() => {
      if (type === 'lyrics') return queryClient.ensureQueryData(lyricsFoundOf(client, query, 'lyrics'));
      if (type) return queryClient.ensureInfiniteQueryData(hitsOf(client, query, type, cursor));
      return Promise.all([
        queryClient.ensureQueryData(foundOf(client, query)),
        utils.genres.list.ensureData(reads.genres),
        // Those who may not read lyrics find the rest.
        queryClient.prefetchQuery(lyricsFoundOf(client, query, 'all')),
      ]);
    });
    // While one types on, the page shows the results before; it says itself when it cannot get new ones.
    if (cause === 'stay') found.catch(() => {});
    else await found;
  },
  head: ({ match, params: { query } }) =>
    headFrom(({ siteHead }) =>
      siteHead(match.context.boot, {
        title: translator(match.context.boot.i18n)('Search results for “:query”', { query }),
        path: searchAddress.path(query),
        noindex: true,
      }),
    ),
  pendingComponent: skeleton((ahead) => ahead.ResultsPending),
  notFoundComponent: NotFound,
  component: function Results() {
    const { query } = Route.useParams();
    return <ResultsPage query={query} search={Route.useSearch()} />;
  },
});
