import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { DashboardPage } from '../features/backstage/DashboardPage.tsx';
import { artistSearch } from '../features/backstage/own-artist.ts';

export const Route = createFileRoute('/backstage/')({
  validateSearch: artistSearch,
  head: ({ match: { context } }) =>
    backstageHead(context.boot, translator(context.boot.i18n)('Dashboard'), ''),
  component: function Dashboard() {
    return <DashboardPage artistId={Route.useSearch().artist} />;
  },
});
