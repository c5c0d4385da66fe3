import type { DomainTests } from '../domain-tests.ts';

export default {
  access: {
    everybody: { procedures: 'billing.products', rows: 'GET billing/products' },
    oneselfInPerson: {
      procedures: `
      billing.cancel billing.changePlan billing.checkout billing.checkoutState billing.invoices
      billing.order billing.overview billing.portal billing.previewChange billing.resume`,
    },
    adminsInPerson: {
      procedures: `
      billing.addPrice billing.archivePrice billing.attachOrphan billing.compare billing.createProduct
      billing.deleteProduct billing.end billing.endOrphan billing.events billing.extend billing.give
      billing.managedInvoices billing.managedProducts billing.orphans billing.reconcile billing.refund
      billing.replay billing.revenue billing.subscriptions billing.sync billing.updateProduct`,
    },
  },
  probes: {
    'billing.addPrice': 'input',
    'billing.archivePrice': 'input',
    'billing.attachOrphan': 'input',
    'billing.cancel': 'input',
    'billing.changePlan': 'input',
    'billing.checkout': 'input',
    'billing.checkoutState': 'input',
    'billing.compare': 'works',
    'billing.createProduct': 'input',
    'billing.deleteProduct': 'input',
    'billing.end': 'input',
    'billing.endOrphan': 'input',
    'billing.events': 'input',
    'billing.extend': 'input',
    'billing.give': 'input',
    'billing.invoices': 'input',
    'billing.managedProducts': 'works',
    'billing.managedInvoices': 'input',
    'billing.order': 'input',
    'billing.orphans': 'works',
    'billing.overview': 'works',
    'billing.portal': 'works',
    'billing.previewChange': 'input',
    'billing.products': 'works',
    'billing.reconcile': 'works',
    'billing.refund': 'input',
    'billing.replay': 'input',
    'billing.revenue': 'input',
    'billing.resume': 'works',
    'billing.subscriptions': 'input',
    'billing.sync': 'input',
    'billing.updateProduct': 'input',
  },
  examples: {
    'GET billing/products': { path: () => 'billing/products', answer: { pagination: { data: [] } } },
  },
} satisfies DomainTests;
