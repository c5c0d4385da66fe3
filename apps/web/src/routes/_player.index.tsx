import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/')({
  loader: async ({ context: { utils } }) => {
    await load(() => utils.channels.get.ensureData(reads.home));
  },
  head: ({ match }) => headFrom((heads) => heads.homeHead(match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.HomePending),
  notFoundComponent: NotFound,
  component: HomePage,
});
