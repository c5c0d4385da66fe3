import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { changedRule, newRule, once } from './channel-values.ts';
import type * as contract from './contract.ts';
import { isFilled, shelvesOfItems, shortShelf } from './get-channel.ts';
import type { ShelfRow } from './queries.ts';

/** What a channel would show to visitors as it is. @throws AppError `invalid` on the field that does not fit the others */
export async function previewChannel(ctx: Context, input: z.output<typeof contract.previewChannel>) {
  const { name, description = '', item_ids = [] } = input;
  const rule = changedRule(newRule, input);
  const row: ShelfRow = {
    ...rule,
    id: 0,
    name,
    description,
    slug: 'preview',
    visibility: 'public',
    links: [],
  };
  const content =
    rule.rule === 'manual' ? await shelvesOfItems(ctx, row, once(item_ids)) : [await shortShelf(ctx, row)];
  return { content: content.filter(isFilled) };
}
