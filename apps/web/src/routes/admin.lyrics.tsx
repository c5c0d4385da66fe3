import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { LyricsTablePage } from '../features/admin/catalogue/lyrics/LyricsTablePage.tsx';
import { lyricsInput, lyricsSearch } from '../features/admin/catalogue/lyrics/lyrics-search.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The table of lyrics; `/admin/lyrics/{id}` opens those of one track beside it. */
export const Route = createFileRoute('/admin/lyrics')({
  validateSearch: lyricsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'lyrics.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.lyrics.managed.ensureData(lyricsInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Lyrics'), '/lyrics'),
  notFoundComponent: NotFound,
  component: function Lyrics() {
    return <LyricsTablePage search={Route.useSearch()} />;
  },
});
