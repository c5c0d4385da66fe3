import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import type * as contract from '../contract.ts';
import { productRows } from '../queries.ts';
import { managedProductView } from '../view.ts';

/** Every plan, hidden ones too, with archived prices. */
export async function listManagedProducts({
  db,
}: Context): Promise<z.output<typeof contract.managedProducts>> {
  return { products: (await productRows(db)).map(managedProductView) };
}

/** @throws AppError `not_found` */
export async function getManagedProduct(
  { db }: Context,
  id: number,
): Promise<z.output<typeof contract.productResponse>> {
  const row = (await productRows(db)).find((product) => product.id === id);
  if (!row) throw notFound();
  return { product: managedProductView(row) };
}
