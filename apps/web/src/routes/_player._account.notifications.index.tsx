import { translator } from '@kantele/api/translate';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { siteSetting } from '../app/settings.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { NotificationsPage } from '../features/notifications/NotificationsPage.tsx';
import { notificationPages } from '../features/notifications/notification-reads.ts';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/_account/notifications/')({
  beforeLoad: ({ context: { boot } }) => {
    if (!siteSetting(boot, 'notifications.integrated')) throw notFound();
  },
  loader: async ({ context: { client, queryClient } }) => {
    await load(() => queryClient.ensureInfiniteQueryData(notificationPages(client)));
  },
  head: ({ match: { context } }) =>
    headFrom(({ siteHead }) =>
      siteHead(context.boot, {
        title: translator(context.boot.i18n)('Notifications'),
        path: '/notifications',
        noindex: true,
      }),
    ),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: NotificationsPage,
});
