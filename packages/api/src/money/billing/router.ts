import { byId, done } from '../../core/contract.ts';
import { inPerson, open, permitted, router } from '../../core/trpc.ts';
import { getCheckoutState } from './checkout/get-checkout-state.ts';
import { getOrder } from './checkout/get-order.ts';
import { startCheckout } from './checkout/start-checkout.ts';
import * as contract from './contract.ts';
import { getOverview } from './get-overview.ts';
import { listInvoices } from './invoices/list-invoices.ts';
import { listManagedInvoices } from './invoices/list-managed-invoices.ts';
import { refundInvoice } from './invoices/refund-invoice.ts';
import { listEvents, reconcileNow, replayEvent } from './list-events.ts';
import { openPortal } from './open-portal.ts';
import { attachOrphan } from './orphans/attach-orphan.ts';
import { endOrphan } from './orphans/end-orphan.ts';
import { listOrphans } from './orphans/list-orphans.ts';
import { addPrice } from './plans/add-price.ts';
import { archivePrice } from './plans/archive-price.ts';
import { compareProducts } from './plans/compare-products.ts';
import { createProduct } from './plans/create-product.ts';
import { deleteProduct } from './plans/delete-product.ts';
import { listManagedProducts } from './plans/list-managed-products.ts';
import { listProducts } from './plans/list-products.ts';
import { syncProduct } from './plans/sync-product.ts';
import { updateProduct } from './plans/update-product.ts';
import { getRevenue } from './revenue/get-revenue.ts';
import { cancelSubscription, resumeSubscription } from './subscriptions/cancel-subscription.ts';
import { changePlan } from './subscriptions/change-plan.ts';
import { endSubscription, extendSubscription, giveSubscription } from './subscriptions/give-subscription.ts';
import { listSubscriptions } from './subscriptions/list-subscriptions.ts';
import { previewChange } from './subscriptions/preview-change.ts';

const plans = permitted('plans.manage');
const manage = permitted('subscriptions.manage');

const productProcedures = {
  managedProducts: plans.output(contract.managedProducts).query(({ ctx }) => listManagedProducts(ctx)),
  createProduct: plans
    .input(contract.createProduct)
    .output(contract.productResponse)
    .mutation(({ ctx, input }) => createProduct(ctx, input)),
  updateProduct: plans
    .input(contract.updateProduct)
    .output(contract.productResponse)
    .mutation(({ ctx, input }) => updateProduct(ctx, input)),
  deleteProduct: plans
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteProduct(ctx, input)),
  addPrice: plans
    .input(contract.addPrice)
    .output(contract.productResponse)
    .mutation(({ ctx, input }) => addPrice(ctx, input)),
  archivePrice: plans
    .input(contract.archivePrice)
    .output(contract.productResponse)
    .mutation(({ ctx, input }) => archivePrice(ctx, input)),
  compare: plans.output(contract.comparison).query(({ ctx }) => compareProducts(ctx)),
  sync: plans
    .input(contract.syncInput)
    .output(contract.productResponse)
    .mutation(({ ctx, input }) => syncProduct(ctx, input)),
};

const subscriptionProcedures = {
  subscriptions: manage
    .input(contract.listSubscriptions)
    .output(contract.subscriptionPage)
    .query(({ ctx, input }) => listSubscriptions(ctx, input)),
  give: manage
    .input(contract.giveSubscription)
    .output(contract.subscriptionResponse)
    .mutation(({ ctx, input }) => giveSubscription(ctx, input)),
  extend: manage
    .input(contract.extendSubscription)
    .output(contract.subscriptionResponse)
    .mutation(({ ctx, input }) => extendSubscription(ctx, input)),
  end: manage
    .input(contract.endSubscription)
    .output(contract.subscriptionResponse)
    .mutation(({ ctx, input }) => endSubscription(ctx, input)),
  managedInvoices: manage
    .input(contract.listInvoices)
    .output(contract.managedInvoicePage)
    .query(({ ctx, input }) => listManagedInvoices(ctx, input)),
  refund: manage
    .input(contract.refundInvoice)
    .output(contract.refundResponse)
    .mutation(({ ctx, input }) => refundInvoice(ctx, input)),
  revenue: manage
    .input(contract.revenueInput)
    .output(contract.revenue)
    .query(({ ctx, input }) => getRevenue(ctx, input)),
  events: manage
    .input(contract.listEvents)
    .output(contract.eventList)
    .query(({ ctx, input }) => listEvents(ctx, input)),
  replay: manage
    .input(contract.replayEvent)
    .output(done)
    .mutation(({ ctx, input }) => replayEvent(ctx, input)),
  orphans: manage.output(contract.orphanList).query(({ ctx }) => listOrphans(ctx)),
  endOrphan: manage
    .input(contract.orphanInput)
    .output(contract.orphanEnded)
    .mutation(({ ctx, input }) => endOrphan(ctx, input)),
  attachOrphan: manage
    .input(contract.orphanInput)
    .output(done)
    .mutation(({ ctx, input }) => attachOrphan(ctx, input)),
  reconcile: manage.output(contract.reconciled).mutation(({ ctx }) => reconcileNow(ctx)),
};

export const billingRouter = router({
  products: open.output(contract.productPage).query(({ ctx }) => listProducts(ctx)),
  order: inPerson
    .input(contract.planChoice)
    .output(contract.order)
    .query(({ ctx, input }) => getOrder(ctx, input)),
  checkout: inPerson
    .input(contract.planChoice)
    .output(contract.checkout)
    .mutation(({ ctx, input }) => startCheckout(ctx, input)),
  checkoutState: inPerson
    .input(contract.planChoice)
    .output(contract.checkoutState)
    .query(({ ctx, input }) => getCheckoutState(ctx, input)),
  overview: inPerson.output(contract.overview).query(({ ctx }) => getOverview(ctx)),
  invoices: inPerson
    .input(contract.listInvoices)
    .output(contract.invoicePage)
    .query(({ ctx, input }) => listInvoices(ctx, input)),
  previewChange: inPerson
    .input(contract.planChoice)
    .output(contract.changePreview)
    .query(({ ctx, input }) => previewChange(ctx, input)),
  changePlan: inPerson
    .input(contract.changePlan)
    .output(contract.subscriptionResponse)
    .mutation(({ ctx, input }) => changePlan(ctx, input)),
  cancel: inPerson
    .input(contract.cancelSubscription)
    .output(contract.subscriptionResponse)
    .mutation(({ ctx, input }) => cancelSubscription(ctx, input)),
  resume: inPerson.output(contract.subscriptionResponse).mutation(({ ctx }) => resumeSubscription(ctx)),
  portal: inPerson.output(contract.portal).mutation(({ ctx }) => openPortal(ctx)),
  ...productProcedures,
  ...subscriptionProcedures,
});
