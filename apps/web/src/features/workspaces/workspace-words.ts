import type { AuditAction } from '@kantele/api/contract/audit';
import type { Invitation, WorkspaceRole } from '@kantele/api/contract/workspaces';
import { line } from '@kantele/api/translate';

/** Names of the built-in roles; others are named by the people who made them. */
const roles = {
  owner: line('Owner'),
  manager: line('Manager'),
  contributor: line('Contributor'),
  viewer: line('Viewer'),
} as const;

/** The name of a role, to be translated. */
export const roleName = ({ key, name }: Pick<WorkspaceRole, 'key' | 'name'>): string =>
  key ? roles[key] : name;

/** What members did, by the action; others are named by `other`. */
export const actionWords: Readonly<Record<string, string>> = {
  'workspaces.create': line(':name created the workspace'),
  'workspaces.update': line(':name changed the workspace'),
  'workspaces.join': line(':name joined'),
  'workspaces.leave': line(':name left'),
  'workspaces.decline': line(':name declined an invitation'),
  'workspaces.invite': line(':name invited somebody'),
  'workspaces.create_link': line(':name made an invitation link'),
  'workspaces.revoke_invite': line(':name took an invitation back'),
  'workspaces.change_member': line(':name changed the role of :object'),
  'workspaces.remove_member': line(':name removed :object'),
  'workspaces.transfer': line(':name made :object the owner'),
  'workspaces.hand_over': line(':name handed :object over'),
  'backstage.create_release': line(':name made the release :object'),
  'albums.update': line(':name changed the release :object'),
  'albums.publish': line(':name published :object'),
  'albums.trash': line(':name moved :object to the trash'),
  'tracks.trash': line(':name moved :object to the trash'),
  'backstage.replace_file': line(':name replaced the file of :object'),
  'files.delete': line(':name deleted files'),
} satisfies Partial<Record<AuditAction, string>>;
export const otherAction = line(':name changed something');

/** What an invitation says. */
export const invitedWords = (invitation: Invitation): string =>
  invitation.inviter === null
    ? line('You are invited to the workspace :workspace')
    : line(':name invites you to the workspace :workspace');
