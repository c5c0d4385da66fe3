import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requireBilling } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { BillingPage } from '../features/billing/BillingPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_player/_account/billing')({
  beforeLoad: requireBilling,
  loader: async ({ context: { utils } }) => {
    await load(() => utils.billing.overview.fetch());
  },
  head: ({ match: { context } }) =>
    headFrom((heads) =>
      heads.ownBillingHead(context.boot, translator(context.boot.i18n)('Billing'), '/billing'),
    ),
  notFoundComponent: NotFound,
  component: BillingPage,
});
