import { translator } from '@kantele/api/translate';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { SearchPage } from '../features/search/SearchPage.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/search/')({
  validateSearch: ({ q }): { q?: string } => ({ q: q === undefined ? undefined : String(q) }),
  beforeLoad: ({ search: { q } }) => {
    // The search form without scripts.
    const query = q?.trim();
    if (query) throw redirect({ to: '/search/$query', params: { query } });
  },
  loader: async ({ context: { utils } }) => {
    await load(() => utils.genres.list.ensureData(reads.genres));
  },
  head: ({ match: { context } }) => {
    const t = translator(context.boot.i18n);
    return headFrom(({ siteHead }) =>
      siteHead(context.boot, {
        title: t('Search'),
        description: t('Search artists, albums, lyrics.'),
        path: '/search',
      }),
    );
  },
  pendingComponent: skeleton((ahead) => ahead.GridPending),
  notFoundComponent: NotFound,
  component: SearchPage,
});
