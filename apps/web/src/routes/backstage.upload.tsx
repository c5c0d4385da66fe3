import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { artistSearch } from '../features/backstage/own-artist.ts';
import { UploadPage } from '../features/backstage/UploadPage.tsx';

export const Route = createFileRoute('/backstage/upload')({
  validateSearch: artistSearch,
  head: ({ match: { context } }) =>
    backstageHead(context.boot, translator(context.boot.i18n)('Upload'), '/upload'),
  component: function Upload() {
    return <UploadPage artistId={Route.useSearch().artist} />;
  },
});
