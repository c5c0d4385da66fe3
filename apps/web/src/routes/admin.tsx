import { createFileRoute } from '@tanstack/react-router';
import { AdminLayout } from '../features/admin/shell/AdminLayout.tsx';
import { AdminMissing } from '../features/admin/shell/AdminMissing.tsx';
import { requirePermission } from '../shell/guards.ts';

/** The administration: for those who may enter it; each part asks for its own permission besides. */
export const Route = createFileRoute('/admin')({
  beforeLoad: (visit) => requirePermission(visit, 'admin.access'),
  notFoundComponent: AdminMissing,
  component: AdminLayout,
});
