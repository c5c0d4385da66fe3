import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { artistSearch } from '../features/backstage/own-artist.ts';
import { ReleasesPage } from '../features/backstage/ReleasesPage.tsx';

export const Route = createFileRoute('/backstage/releases/')({
  validateSearch: artistSearch,
  head: ({ match: { context } }) =>
    backstageHead(context.boot, translator(context.boot.i18n)('Releases'), '/releases'),
  component: function Releases() {
    return <ReleasesPage artistId={Route.useSearch().artist} />;
  },
});
