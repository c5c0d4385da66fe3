import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { AudioPage } from '../features/admin/library/AudioPage.tsx';
import { audioInput, audioSearch } from '../features/admin/library/audio-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** Files songs play from. */
export const Route = createFileRoute('/admin/library/audio')({
  validateSearch: audioSearch,
  beforeLoad: (visit) => requirePermission(visit, 'settings.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) =>
    warm(() => utils.streaming.originals.ensureData(audioInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Audio files'), '/library/audio'),
  notFoundComponent: NotFound,
  component: function Audio() {
    return <AudioPage search={Route.useSearch()} />;
  },
});
