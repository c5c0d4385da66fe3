import { createFileRoute } from '@tanstack/react-router';
import { requireBilling } from '../app/guards.ts';
import { PricingPage } from '../features/billing/PricingPage.tsx';
import { plansQuery } from '../features/billing/plans-query.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_player/_open/pricing')({
  beforeLoad: requireBilling,
  loader: ({ context: { openApi, queryClient } }) => queryClient.ensureQueryData(plansQuery(openApi)),
  head: ({ match }) => headFrom((heads) => heads.pricingHead(match.context.boot)),
  notFoundComponent: NotFound,
  component: PricingPage,
});
