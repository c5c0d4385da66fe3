import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../features/notifications/UnsubscribePage.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_player/_open/unsubscribe/$token')({
  head: ({ match: { context } }) =>
    headFrom(({ siteHead }) =>
      siteHead(context.boot, {
        title: translator(context.boot.i18n)('Unsubscribe'),
        path: '/unsubscribe',
        noindex: true,
      }),
    ),
  component: function Unsubscribe() {
    return <UnsubscribePage token={Route.useParams().token} />;
  },
});
