import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { assertSeesPlaylist } from '../playlists/assert-sees-playlist.ts';
import type * as contract from './contract.ts';
import { additionsOf } from './queries.ts';

/** Who put tracks of a playlist in, and when; tracks that are not in it are left out. @throws AppError `not_found` */
export async function listAdditions(
  ctx: Context,
  { id, track_ids }: z.output<typeof contract.listAdditions>,
) {
  await assertSeesPlaylist(ctx, id);
  const rows = await additionsOf(ctx.db, id, track_ids);
  return {
    additions: rows.map(({ track_id, added_by, display_name, added_at }) => ({
      track_id,
      by: added_by === null ? null : { id: added_by, display_name: display_name ?? '' },
      at: added_at.toISOString(),
    })),
  };
}
