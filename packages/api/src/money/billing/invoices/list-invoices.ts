import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/page.ts';
import { invoicesOf } from '../checkout-queries.ts';
import type * as contract from '../contract.ts';
import { invoiceView } from '../view.ts';

/** The invoices of the one who asks, newest first. */
export async function listInvoices(
  ctx: Context,
  { per_page, cursor }: z.output<typeof contract.listInvoices>,
): Promise<z.output<typeof contract.invoicePage>> {
  const { id } = userOf(ctx.actor);
  const name = `invoices ${id}`;
  const before = cursor ? Number(decodeCursor(name, cursor, ['number'])[0]) : null;
  const rows = await invoicesOf(ctx.db, id, before, per_page + 1);
  const shown = rows.slice(0, per_page);
  const last = rows.length > per_page ? shown.at(-1) : undefined;
  return {
    pagination: {
      data: shown.map(invoiceView),
      per_page,
      next_cursor: last ? encodeCursor(name, [last.id]) : null,
    },
  };
}
