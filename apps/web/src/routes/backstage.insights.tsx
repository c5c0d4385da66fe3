import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { artistSearch } from '../features/backstage/own-artist.ts';
import { ArtistInsights } from '../features/insights/ArtistInsights.tsx';
import { insightsSearch } from '../features/insights/range.ts';

export const Route = createFileRoute('/backstage/insights')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...artistSearch(search),
    ...insightsSearch(search),
  }),
  head: ({ match: { context } }) =>
    backstageHead(context.boot, translator(context.boot.i18n)('Insights'), '/insights'),
  component: function Insights() {
    return <ArtistInsights search={Route.useSearch()} />;
  },
});
