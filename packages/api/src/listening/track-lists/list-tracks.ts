import type { z } from 'zod';
import type { listTracks as input } from '../../catalogue/tracks/contract.ts';
import { trackPageOf } from '../../catalogue/tracks/list-tracks.ts';
import type { Context } from '../../core/context.ts';
import { chosenList } from './choose-list.ts';

/** A page of a list that somebody chose. @throws AppError as `chosenList` */
export async function listTracks(ctx: Context, { per_page, cursor, ...wish }: z.output<typeof input>) {
  return trackPageOf(ctx, await chosenList(ctx, wish), { per_page, cursor });
}
