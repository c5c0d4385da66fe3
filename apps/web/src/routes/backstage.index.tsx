import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { BackstagePage } from '../features/backstage/BackstagePage.tsx';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { artistSearch } from '../features/backstage/own-artist.ts';

export const Route = createFileRoute('/backstage/')({
  validateSearch: artistSearch,
  head: ({ match: { context } }) =>
    backstageHead(context.boot, translator(context.boot.i18n)('Releases'), ''),
  component: function Backstage() {
    return <BackstagePage artistId={Route.useSearch().artist} />;
  },
});
