import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { ChannelsPage } from '../features/admin/channels/ChannelsPage.tsx';
import { channelsInput, channelsSearch } from '../features/admin/channels/channels-search.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/channels/')({
  validateSearch: channelsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'channels.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.channels.list.ensureData(channelsInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Channels'), '/channels'),
  notFoundComponent: NotFound,
  component: function Channels() {
    return <ChannelsPage search={Route.useSearch()} />;
  },
});
