import { byId, done } from '../../core/contract.ts';
import { inPerson, open, permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { getWorkspace, listWorkspaces } from './get-workspace.ts';
import { handOverArtist } from './hand-over.ts';
import { createLink, inviteByEmail, listInvites, resendInvite, revokeInvite } from './invites.ts';
import { decline, getInvitation, join, listInvitations } from './join.ts';
import { listActivity } from './list-activity.ts';
import { listMembers, listRoles, removeMember, setMemberRole, transferWorkspace } from './members.ts';
import { removeImage, setImage, updateWorkspace } from './update-workspace.ts';

/** The membership decides, and the role it has. */
export const workspacesRouter = router({
  list: signedIn.output(contract.workspaces).query(({ ctx }) => listWorkspaces(ctx)),
  get: signedIn
    .input(byId)
    .output(contract.workspaceResponse)
    .query(({ ctx, input }) => getWorkspace(ctx, input)),
  create: permitted('workspaces.create')
    .input(contract.createWorkspace)
    .output(contract.workspaceResponse)
    .mutation(({ ctx, input }) => createWorkspace(ctx, input)),
  update: signedIn
    .input(contract.updateWorkspace)
    .output(contract.workspaceResponse)
    .mutation(({ ctx, input }) => updateWorkspace(ctx, input)),
  setImage: signedIn
    .input(contract.setImage)
    .output(contract.workspaceResponse)
    .mutation(({ ctx, input }) => setImage(ctx, input)),
  removeImage: signedIn
    .input(byId)
    .output(contract.workspaceResponse)
    .mutation(({ ctx, input }) => removeImage(ctx, input)),
  delete: inPerson
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteWorkspace(ctx, input)),
  handOver: inPerson
    .input(contract.handOver)
    .output(contract.handedOver)
    .mutation(({ ctx, input }) => handOverArtist(ctx, input)),
  members: signedIn
    .input(byId)
    .output(contract.members)
    .query(({ ctx, input }) => listMembers(ctx, input)),
  roles: signedIn
    .input(byId)
    .output(contract.workspaceRoles)
    .query(({ ctx, input }) => listRoles(ctx, input)),
  setMemberRole: signedIn
    .input(contract.setMemberRole)
    .output(contract.members)
    .mutation(({ ctx, input }) => setMemberRole(ctx, input)),
  removeMember: signedIn
    .input(contract.byMember)
    .output(done)
    .mutation(({ ctx, input }) => removeMember(ctx, input)),
  transfer: inPerson
    .input(contract.byMember)
    .output(contract.members)
    .mutation(({ ctx, input }) => transferWorkspace(ctx, input)),
  invites: signedIn
    .input(byId)
    .output(contract.invites)
    .query(({ ctx, input }) => listInvites(ctx, input)),
  invite: signedIn
    .input(contract.inviteByEmail)
    .output(contract.inviteResponse)
    .mutation(({ ctx, input }) => inviteByEmail(ctx, input)),
  createLink: signedIn
    .input(contract.createLink)
    .output(contract.createdLink)
    .mutation(({ ctx, input }) => createLink(ctx, input)),
  resendInvite: signedIn
    .input(contract.byInvite)
    .output(contract.inviteResponse)
    .mutation(({ ctx, input }) => resendInvite(ctx, input)),
  revokeInvite: signedIn
    .input(contract.byInvite)
    .output(done)
    .mutation(({ ctx, input }) => revokeInvite(ctx, input)),
  /** Before one is signed in, too: the link that was mailed says what it is about. */
  invitation: open
    .input(contract.byInviteId)
    .output(contract.invitationResponse)
    .query(({ ctx, input }) => getInvitation(ctx, input)),
  invitations: signedIn.output(contract.invitations).query(({ ctx }) => listInvitations(ctx)),
  join: signedIn
    .input(contract.byInviteId)
    .output(contract.joined)
    .mutation(({ ctx, input }) => join(ctx, input)),
  decline: signedIn
    .input(contract.byInviteId)
    .output(done)
    .mutation(({ ctx, input }) => decline(ctx, input)),
  activity: signedIn
    .input(contract.listActivity)
    .output(contract.activityPage)
    .query(({ ctx, input }) => listActivity(ctx, input)),
});
