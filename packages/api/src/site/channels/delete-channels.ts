import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { isHome } from './policy.ts';
import { deleteChannelRows } from './queries.ts';

/**
 * Removes channels for good, all of them or none; they are gone from those they were nested in.
 * @throws AppError `not_found`; `invalid` on `ids` for the home page
 */
export async function deleteChannels(ctx: Context, { ids }: { ids: number[] }) {
  const wanted = [...new Set(ids)];
  await ctx.db.transaction().execute(async (trx) => {
    const gone = await deleteChannelRows(trx, wanted);
    if (gone.some(isHome)) throw invalid('ids', line('The home page cannot be deleted.'));
    if (gone.length < wanted.length) throw notFound();
    for (const { id, name } of gone) {
      await recordEvent(trx, ctx, {
        action: 'channels.delete',
        object: { type: 'channel', id },
        data: { name },
      });
    }
  });
  return { changed: wanted.length };
}
