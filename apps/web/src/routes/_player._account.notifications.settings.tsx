import { translator } from '@kantele/api/translate';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { siteSetting } from '../app/settings.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { PreferencesPage } from '../features/notifications/PreferencesPage.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/_account/notifications/settings')({
  beforeLoad: ({ context: { boot } }) => {
    const shown = siteSetting(boot, 'notifications.integrated') && siteSetting(boot, 'notif.subs.integrated');
    if (!shown) throw notFound();
  },
  loader: async ({ context: { utils } }) => {
    await load(() => utils.notifications.subscriptions.ensureData());
  },
  head: ({ match: { context } }) =>
    headFrom(({ siteHead }) =>
      siteHead(context.boot, {
        title: translator(context.boot.i18n)('Notification settings'),
        path: '/notifications/settings',
        noindex: true,
      }),
    ),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: PreferencesPage,
});
