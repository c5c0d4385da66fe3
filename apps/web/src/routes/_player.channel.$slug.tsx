import { createFileRoute, redirect } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { ChannelPage } from '../features/channels/ChannelPage.tsx';
import { channelPages, channelSearch } from '../features/channels/channel-pages.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/channel/$slug')({
  validateSearch: channelSearch,
  beforeLoad: ({ params: { slug } }) => {
    if (slug === reads.home.slug) throw redirect({ to: '/' });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client, queryClient }, params: { slug }, deps }) => {
    const { pages } = await load(() => queryClient.ensureInfiniteQueryData(channelPages(client, slug, deps)));
    return pages[0]?.channel;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.channelHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.GridPending),
  notFoundComponent: NotFound,
  component: function Channel() {
    return <ChannelPage slug={Route.useParams().slug} search={Route.useSearch()} />;
  },
});
