import { translator } from '@kantele/api/translate';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { reads } from '../features/reads.ts';
import { SearchPage } from '../features/search/SearchPage.tsx';
import { GridPending } from '../shell/GridPending.tsx';
import { load } from '../shell/load.ts';
import { siteHead } from '../shell/site.ts';

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
    return siteHead(context.boot, {
      title: t('Search'),
      description: t('Search artists, records, lyrics.'),
      path: '/search',
    });
  },
  pendingComponent: GridPending,
  notFoundComponent: NotFound,
  component: SearchPage,
});
