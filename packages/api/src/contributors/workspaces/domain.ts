import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { workspaceReactions } from './events.ts';
import { purgeInvites } from './invite-queries.ts';
import { workspaceRows } from './rest.ts';
import { workspacesRouter } from './router.ts';

export const workspaces = {
  name: 'workspaces',
  routers: { workspaces: workspacesRouter },
  rows: workspaceRows,
  about: ['Workspaces', 'Teams, their members and invitations.'],
  contract,
  purges: [purgeInvites],
  reactions: workspaceReactions,
  exported: {
    workspaces: { column: 'owner_id' },
    workspace_members: { column: 'user_id' },
    workspace_invites: { column: 'invited_by', without: ['token_hash'] },
  },
} satisfies Domain;
