import { translator } from '@kantele/api/translate';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { idParam, load } from '../app/load.ts';
import { ChangePlanPage } from '../features/billing/ChangePlanPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { errorOf } from '../lib/api-error.ts';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_checkout/change-plan/$productId/$priceId/confirm')({
  beforeLoad: ({ context: { boot }, params }) => {
    idParam(params.productId);
    idParam(params.priceId);
    // Who has no plan yet buys one.
    if (!boot.user?.subscriptions?.some(({ valid }) => valid)) {
      throw redirect({ to: '/checkout/$productId/$priceId', params, replace: true });
    }
  },
  loader: async ({ context: { utils }, params }) => {
    const choice = { productId: Number(params.productId), priceId: Number(params.priceId) };
    await load(async () => {
      try {
        await utils.billing.previewChange.fetch(choice);
      } catch (error) {
        // It is the plan the person has, or one of another currency.
        if (errorOf(error).status === 422) throw redirect({ to: '/billing', replace: true });
        throw error;
      }
    });
  },
  head: ({ match: { context, params } }) =>
    headFrom((heads) =>
      heads.ownBillingHead(
        context.boot,
        translator(context.boot.i18n)('Change plan'),
        `/change-plan/${params.productId}/${params.priceId}/confirm`,
      ),
    ),
  notFoundComponent: NotFound,
  component: function ChangePlan() {
    const { productId, priceId } = Route.useParams();
    return <ChangePlanPage productId={Number(productId)} priceId={Number(priceId)} />;
  },
});
