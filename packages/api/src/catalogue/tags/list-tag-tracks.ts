import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { listTracksOfTag } from '../tracks/list-tracks.ts';
import type * as contract from './contract.ts';
import { getTag } from './get-tag.ts';

/** Tracks of a tag, most played first. @throws AppError `not_found` */
export async function listTagTracks(ctx: Context, { slug, ...page }: z.output<typeof contract.listOfTag>) {
  return listTracksOfTag(ctx, { tagId: (await getTag(ctx, { slug })).tag.id, ...page });
}
