import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../app/router-context.ts';

/** The plans on offer. Come with the page from the server; otherwise this opens the API. */
export const plansQuery = (openApi: () => Promise<Api>) =>
  queryOptions({
    queryKey: ['billing-products'],
    queryFn: async () => (await openApi()).client.billing.products.query(),
  });
