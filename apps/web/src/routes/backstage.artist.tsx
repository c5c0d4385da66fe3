import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { artistSearch } from '../features/backstage/own-artist.ts';
import { ProfilePage } from '../features/backstage/profile/ProfilePage.tsx';

export const Route = createFileRoute('/backstage/artist')({
  validateSearch: artistSearch,
  head: ({ match: { context } }) =>
    backstageHead(context.boot, translator(context.boot.i18n)('Artist profile'), '/artist'),
  component: function Profile() {
    return <ProfilePage artistId={Route.useSearch().artist} />;
  },
});
