import type { Reactions } from '../../core/context.ts';
import { handOverPlaylists } from '../playlists/hand-over.ts';
import { deleteMember, heirsOf } from './queries.ts';

export const collaborationReactions = {
  // What several people make does not end with one of them.
  'accounts.removing': async (_ctx, trx, { ids }) => {
    const heirs = await heirsOf(trx, ids);
    await handOverPlaylists(trx, heirs);
    for (const { id, user_id } of heirs) await deleteMember(trx, id, user_id);
  },
} satisfies Reactions;
