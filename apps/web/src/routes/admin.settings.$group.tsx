import { settingPageOf } from '@kantele/api/setting-groups';
import { translator } from '@kantele/api/translate';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { SettingsPage } from '../features/admin/settings/SettingsPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/settings/$group')({
  loader: ({ params }) => {
    const group = settingPageOf(params.group);
    if (!group) throw notFound();
    return group;
  },
  head: ({ loaderData, match: { context }, params }) => {
    const t = translator(context.boot.i18n);
    const title = loaderData ? `${t(loaderData.title)} · ${t('Settings')}` : t('Settings');
    return adminHead(context.boot, title, `/settings/${params.group}`);
  },
  notFoundComponent: NotFound,
  component: function Settings() {
    return <SettingsPage group={Route.useLoaderData().id} />;
  },
});
