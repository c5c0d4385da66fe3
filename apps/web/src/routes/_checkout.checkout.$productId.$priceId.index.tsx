import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { idParam, load } from '../app/load.ts';
import { CheckoutPage } from '../features/billing/CheckoutPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_checkout/checkout/$productId/$priceId/')({
  validateSearch: ({ canceled }: Record<string, unknown>): { canceled?: 1 } =>
    Number(canceled) === 1 ? { canceled: 1 } : {},
  loader: async ({ context: { utils }, params }) => {
    const choice = { productId: idParam(params.productId), priceId: idParam(params.priceId) };
    await load(() => utils.billing.order.fetch(choice));
  },
  head: ({ match: { context, params } }) =>
    headFrom((heads) =>
      heads.ownBillingHead(
        context.boot,
        translator(context.boot.i18n)('Checkout'),
        `/checkout/${params.productId}/${params.priceId}`,
      ),
    ),
  notFoundComponent: NotFound,
  component: function Checkout() {
    const { productId, priceId } = Route.useParams();
    const { canceled } = Route.useSearch();
    return (
      <CheckoutPage
        productId={Number(productId)}
        priceId={Number(priceId)}
        canceled={canceled !== undefined}
      />
    );
  },
});
