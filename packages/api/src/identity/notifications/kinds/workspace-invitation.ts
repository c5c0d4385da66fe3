import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** Somebody invites a person who has an account to their workspace. */
export const workspaceInvitation = defineKind({
  id: 'workspace-invitation',
  label: line('Invitations to workspaces'),
  group: 'account',
  data: z.object({
    inviteId: z.uuid(),
    workspace: z.string(),
    /** Who invites. */
    inviter: z.string(),
  }),
  channels: { in_app: true, email: false, browser: true },
  say({ t, data: { inviteId, workspace, inviter } }) {
    return {
      image: null,
      icon: 'users',
      lines: [
        t(':name invites you to the workspace :workspace', {
          name: nameIn(inviter),
          workspace: nameIn(workspace),
        }),
      ],
      link: { action: `/workspace/join/${inviteId}`, label: t('See invitation') },
      buttons: [
        { label: t('Join workspace'), action: 'workspaces.join' },
        { label: t('Decline'), action: 'workspaces.decline' },
      ],
      inviteId,
    };
  },
});
