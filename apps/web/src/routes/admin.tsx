import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { AdminLayout } from '../layout/admin/AdminLayout.tsx';
import { AdminMissing } from '../layout/admin/AdminMissing.tsx';

/** The administration: for those who may enter it; each part asks for its own permission besides. */
export const Route = createFileRoute('/admin')({
  beforeLoad: (visit) => requirePermission(visit, 'admin.access'),
  notFoundComponent: AdminMissing,
  component: AdminLayout,
});
