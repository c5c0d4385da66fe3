import { createFileRoute } from '@tanstack/react-router';
import { SettingsLayout } from '../features/admin/settings/SettingsLayout.tsx';
import { AdminPending } from '../features/admin/shell/AdminPending.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { requirePermission } from '../shell/guards.ts';
import { load } from '../shell/load.ts';

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
