import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { SettingsLayout } from '../features/admin/settings/SettingsLayout.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { skeleton } from './-later.tsx';

/** All settings at once: the search knows them all. */
export const Route = createFileRoute('/admin/settings')({
  beforeLoad: (visit) => requirePermission(visit, 'settings.manage'),
  loader: async ({ context: { utils } }) => {
    await load(() => utils.settings.list.ensureData({}));
  },
  pendingComponent: skeleton((ahead) => ahead.AdminPending),
  notFoundComponent: NotFound,
  component: SettingsLayout,
});
