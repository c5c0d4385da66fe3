import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { assertGenre } from './assert-genre.ts';
import { changedRule, channelSlug, nameColumns, refuseTaken, wordColumns } from './channel-values.ts';
import { homeSlug, type updateChannel as input } from './contract.ts';
import { getEditedChannel } from './get-edited-channel.ts';
import { isHome } from './policy.ts';
import { lockChannel, updateChannelRow } from './queries.ts';
import { setItems } from './set-items.ts';

type Change = z.output<typeof input>;

/**
 * Saves what was changed of a channel. Without `item_ids`, another kind of content begins with nothing on it.
 * @throws AppError `not_found`; `conflict` when it was saved meanwhile; `invalid` on the field that is wrong
 */
export async function updateChannel(ctx: Context, { id, rev, ...change }: Change) {
  if (change.genre_id) await assertGenre(ctx, change.genre_id);
  const words = wordColumns(change, ctx.services.baseUrl);
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const row = await lockChannel(trx, id);
      if (!row) throw notFound();
      if (row.rev !== rev) throw new AppError('conflict');
      if (isHome(row)) refuseOfHome(change);
      const name = change.name ?? row.name;
      const rule = changedRule(row, change);
      await updateChannelRow(trx, id, {
        ...rule,
        ...words,
        ...nameColumns(name),
        ...(change.slug === undefined ? {} : { slug: channelSlug(change.slug || name) }),
      });
      const items = change.item_ids ?? (rule.content === row.content ? undefined : []);
      if (items) await setItems(trx, { id, content: rule.content }, items);
      const fields = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : field));
      await recordEvent(trx, ctx, {
        action: 'channels.update',
        object: { type: 'channel', id },
        data: { name, fields },
      });
    })
    .catch(refuseTaken);
  return getEditedChannel(ctx, { id });
}

/** @throws AppError `invalid` on what the home page must keep */
function refuseOfHome({ slug, content, visibility }: Omit<Change, 'id' | 'rev'>): void {
  if (slug !== undefined && slug !== homeSlug) throw invalid('slug', kept);
  if (content !== undefined && content !== 'channels') throw invalid('content', kept);
  if (visibility === 'draft') throw invalid('visibility', kept);
}
const kept = line('The home page keeps this.');
