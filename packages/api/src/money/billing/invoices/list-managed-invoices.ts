import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/page.ts';
import type * as contract from '../contract.ts';
import { invoiceView } from '../view.ts';
import { managedInvoicePage } from './refund-queries.ts';

/** Every invoice with whom it is for, newest first. */
export async function listManagedInvoices(
  { db }: Context,
  { per_page, cursor }: z.output<typeof contract.listInvoices>,
): Promise<z.output<typeof contract.managedInvoicePage>> {
  const name = 'invoices of all';
  const before = cursor ? Number(decodeCursor(name, cursor, ['number'])[0]) : null;
  const rows = await managedInvoicePage(db, before, per_page + 1);
  const shown = rows.slice(0, per_page);
  const last = rows.length > per_page ? shown.at(-1) : undefined;
  return {
    pagination: {
      data: shown.map((row) => ({
        ...invoiceView(row),
        user:
          row.user_id === null
            ? null
            : { id: row.user_id, display_name: row.display_name ?? '', email: row.email ?? '' },
        provider_id: row.provider_id,
        refund_asked: row.refund_asked,
        has_plan: row.has_plan,
      })),
      per_page,
      next_cursor: last ? encodeCursor(name, [last.id]) : null,
    },
  };
}
