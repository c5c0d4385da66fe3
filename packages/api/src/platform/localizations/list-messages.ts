import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../core/page.ts';
import type * as contract from './contract.ts';
import { existingLocalization } from './get-localization.ts';
import { byText, messagesOf } from './view.ts';

/** Texts and their translations, in the order of the English ones. */
export async function listMessages(ctx: Context, input: z.output<typeof contract.listMessages>) {
  const { id, query, filter, per_page, cursor } = input;
  const row = await existingLocalization(ctx, id);
  const [after] = cursor ? decodeCursor('localizations.lines', cursor, ['string']) : [];
  const wanted = query?.trim().toLocaleLowerCase();
  const all = messagesOf(row).filter((line) => {
    if (filter === 'missing' && !line.missing) return false;
    if (filter === 'changed' && line.override === null) return false;
    if (filter === 'added' && !line.added) return false;
    if (!wanted) return true;
    const texts = [line.key, line.override ?? '', line.shipped ?? ''];
    return texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  });
  const rest = after === undefined ? all : all.filter(({ key }) => byText(key, String(after)) > 0);
  const data = rest.slice(0, per_page);
  const last = rest.length > per_page ? data.at(-1) : undefined;
  const next_cursor = last ? encodeCursor('localizations.lines', [last.key]) : null;
  return { pagination: { data, per_page, next_cursor } };
}
