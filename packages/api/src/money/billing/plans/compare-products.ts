import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type * as contract from '../contract.ts';
import { openProvider, providerError } from '../open-provider.ts';
import type { ProviderProduct, SoldPrice } from '../provider.ts';
import { type ProductWithPrices, productRows } from '../queries.ts';

type Difference = z.output<typeof contract.difference>;

/** What this site and the provider say differently about plans. */
export async function compareProducts(ctx: Context): Promise<z.output<typeof contract.comparison>> {
  const provider = await openProvider(ctx);
  const [here, there] = await Promise.all([
    productRows(ctx.db),
    provider.listProducts().catch(providerError),
  ]);
  return { differences: differencesOf(here, there) };
}

/** What differs, plan by plan. The free plan is never sold, so the provider does not know it. */
export function differencesOf(
  here: readonly ProductWithPrices[],
  there: readonly ProviderProduct[],
): Difference[] {
  const sold = here.filter(({ free }) => !free);
  const known = new Set(here.map(({ provider_id }) => provider_id));
  const unknown = there
    .filter(({ id }) => !known.has(id))
    .map(
      ({ name }): Difference => ({ product_id: null, name, kind: 'missing_here', here: null, there: name }),
    );
  return [
    ...sold.flatMap((product) =>
      between(
        product,
        there.find(({ id }) => id === product.provider_id),
      ),
    ),
    ...unknown,
  ];
}

function between(product: ProductWithPrices, found: ProviderProduct | undefined): Difference[] {
  const about = { product_id: product.id, name: product.name };
  if (!found) return [{ ...about, kind: 'missing_there', here: product.name, there: null }];
  const differences: Difference[] = [];
  if (found.name !== product.name) {
    differences.push({ ...about, kind: 'name', here: product.name, there: found.name });
  }
  if (found.description !== product.description) {
    differences.push({ ...about, kind: 'description', here: product.description, there: found.description });
  }
  for (const price of product.prices) {
    const other = found.prices.find(({ id }) => id === price.provider_id);
    if (!other && !price.archived) {
      differences.push({ ...about, kind: 'price_missing_there', here: words(price), there: null });
    } else if (other && other.active === price.archived) {
      const [own, theirs] = price.archived ? [null, words(other)] : [words(price), null];
      differences.push({ ...about, kind: 'price_archived', here: own, there: theirs });
    }
  }
  const ours = new Set(product.prices.map(({ provider_id }) => provider_id));
  for (const price of found.prices) {
    if (price.active && !ours.has(price.id)) {
      differences.push({ ...about, kind: 'price_missing_here', here: null, there: words(price) });
    }
  }
  return differences;
}

const words = ({ amount, currency, interval, interval_count }: SoldPrice) =>
  `${amount} ${currency.toUpperCase()} / ${interval_count} ${interval}`;
