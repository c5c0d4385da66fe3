import type { z } from 'zod';
import type { trackIds as idsInput } from '../../catalogue/tracks/contract.ts';
import type { Context } from '../../core/context.ts';
import { keysetIds } from '../../core/keyset.ts';
import { chosenList } from './choose-list.ts';

/** The ids of a list alone: what playing all of it needs. */
export async function listTrackIds(ctx: Context, { cursor, limit, ...wish }: z.output<typeof idsInput>) {
  const { name, source } = await chosenList(ctx, wish);
  const { ids, nextCursor } = await keysetIds(ctx.db, name, source, { per_page: limit, cursor });
  return { ids, next_cursor: nextCursor };
}
