import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { OverviewPage } from '../features/admin/overview/OverviewPage.tsx';

/** Where the administration begins. */
export const Route = createFileRoute('/admin/')({
  head: ({ match: { context } }) => adminHead(context.boot, translator(context.boot.i18n)('Admin'), ''),
  component: OverviewPage,
});
