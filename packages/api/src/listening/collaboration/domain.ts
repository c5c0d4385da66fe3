import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { collaborationReactions } from './events.ts';
import { purgeLinks } from './queries.ts';
import { collaborationRows } from './rest.ts';
import { collaborationRouter } from './router.ts';

export const collaboration = {
  name: 'collaboration',
  routers: { collaboration: collaborationRouter },
  rows: collaborationRows,
  about: [
    'Playlists together',
    'People who make a playlist with its owner, and the links by which they join.',
  ],
  contract,
  purges: [purgeLinks],
  reactions: collaborationReactions,
  exported: {
    playlist_members: { column: 'user_id' },
    playlist_invites: { column: 'for_user', without: ['token_hash'] },
  },
} satisfies Domain;
