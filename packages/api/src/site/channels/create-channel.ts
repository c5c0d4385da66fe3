import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { assertGenre } from './assert-genre.ts';
import {
  changedRule,
  channelSlug,
  nameColumns,
  newRule,
  refuseTaken,
  wordColumns,
} from './channel-values.ts';
import type * as contract from './contract.ts';
import { getEditedChannel } from './get-edited-channel.ts';
import { insertChannel } from './queries.ts';
import { setItems } from './set-items.ts';

/**
 * Makes a channel, a draft unless it is said otherwise.
 * @throws AppError `invalid` on the field that is wrong, e.g. `slug` when another channel has the address
 */
export async function createChannel(ctx: Context, input: z.output<typeof contract.createChannel>) {
  const { name, slug, item_ids } = input;
  const rule = changedRule(newRule, input);
  await assertGenre(ctx, rule.genre_id);
  const values = {
    ...rule,
    ...wordColumns(input, ctx.services.baseUrl),
    ...nameColumns(name),
    slug: channelSlug(slug || name),
  };
  const id = await ctx.db
    .transaction()
    .execute(async (trx) => {
      const row = await insertChannel(trx, values);
      if (item_ids) await setItems(trx, { id: row.id, content: rule.content }, item_ids);
      await recordEvent(trx, ctx, {
        action: 'channels.create',
        object: { type: 'channel', id: row.id },
        data: { name },
      });
      return row.id;
    })
    .catch(refuseTaken);
  return getEditedChannel(ctx, { id });
}
