import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../features/admin/overview/OverviewPage.tsx';
import { adminHead } from '../features/admin/shell/admin-head.ts';

/** Where the administration begins. */
export const Route = createFileRoute('/admin/')({
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Admin'), ''),
  component: OverviewPage,
});
