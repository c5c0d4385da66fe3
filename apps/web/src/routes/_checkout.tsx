import { createFileRoute } from '@tanstack/react-router';
import { requireBilling, requireSignedIn } from '../app/guards.ts';
import { CheckoutLayout } from '../layout/CheckoutLayout.tsx';

/** Pages for paying, for people with an account. */
export const Route = createFileRoute('/_checkout')({
  beforeLoad: (visit) => {
    requireBilling(visit);
    requireSignedIn(visit);
  },
  component: CheckoutLayout,
});
