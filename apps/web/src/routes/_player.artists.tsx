import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { ArtistsPage } from '../features/artists/ArtistsPage.tsx';
import { artistListSearch, artistPages } from '../features/artists/artists-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/artists')({
  validateSearch: artistListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client, queryClient }, deps }) => {
    await load(() => queryClient.ensureInfiniteQueryData(artistPages(client, deps)));
  },
  head: ({ match: { context } }) =>
    headFrom((heads) => heads.kindHead(context.boot, 'artists', {}, { path: '/artists' })),
  pendingComponent: skeleton((ahead) => ahead.RoundGridPending),
  notFoundComponent: NotFound,
  component: function Artists() {
    return <ArtistsPage search={Route.useSearch()} />;
  },
});
