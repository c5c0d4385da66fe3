import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { HomePending } from '../features/home/HomePending.tsx';
import { homeHead } from '../features/home/home-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/_player/')({
  loader: async ({ context: { utils } }) => {
    await load(() => utils.channels.get.ensureData(reads.home));
  },
  head: ({ match }) => homeHead(match.context.boot),
  pendingComponent: HomePending,
  notFoundComponent: NotFound,
  component: HomePage,
});
