import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { AdminPending } from '../features/admin/frame/AdminPending.tsx';
import { SettingsLayout } from '../features/admin/settings/SettingsLayout.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** All settings at once: the search knows them all. */
export const Route = createFileRoute('/admin/settings')({
  beforeLoad: (visit) => requirePermission(visit, 'settings.manage'),
  loader: async ({ context: { utils } }) => {
    await load(() => utils.settings.list.ensureData({}));
  },
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: SettingsLayout,
});
