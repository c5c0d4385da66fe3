import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { CheckoutDonePage } from '../features/billing/CheckoutDonePage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_checkout/checkout/$productId/$priceId/done')({
  beforeLoad: ({ params }) => {
    idParam(params.productId);
    idParam(params.priceId);
  },
  head: ({ match: { context, params } }) =>
    headFrom((heads) =>
      heads.ownBillingHead(
        context.boot,
        translator(context.boot.i18n)('Checkout'),
        `/checkout/${params.productId}/${params.priceId}/done`,
      ),
    ),
  notFoundComponent: NotFound,
  component: function Done() {
    const { productId, priceId } = Route.useParams();
    return <CheckoutDonePage productId={Number(productId)} priceId={Number(priceId)} />;
  },
});
