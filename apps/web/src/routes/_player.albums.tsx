import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { AlbumsPage } from '../features/albums/AlbumsPage.tsx';
import { albumListSearch, albumPages } from '../features/albums/albums-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/albums')({
  validateSearch: albumListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client, queryClient }, deps }) => {
    await load(() => queryClient.ensureInfiniteQueryData(albumPages(client, deps)));
  },
  head: ({ match: { context } }) =>
    headFrom((heads) => heads.kindHead(context.boot, 'albums', {}, { path: '/albums' })),
  pendingComponent: skeleton((ahead) => ahead.GridPending),
  notFoundComponent: NotFound,
  component: function Albums() {
    return <AlbumsPage search={Route.useSearch()} />;
  },
});
