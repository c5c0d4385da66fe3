import { done } from '../../core/contract.ts';
import { open, permitted, router, signedIn } from '../../core/trpc.ts';
import { leavePlaylist, removeMember, setRole } from './change-members.ts';
import * as contract from './contract.ts';
import { createLink } from './create-link.ts';
import { declineInvitation } from './decline-invitation.ts';
import { getCollaboration } from './get-collaboration.ts';
import { getInvitation } from './get-invitation.ts';
import { invitePerson, listInvitable } from './invite-person.ts';
import { joinPlaylist } from './join-playlist.ts';
import { listAdditions } from './list-additions.ts';
import { revokeLink } from './revoke-link.ts';

const view = permitted('playlists.view');

/** Playlists several people make together; whose right is enough is asked of each playlist. */
export const collaborationRouter = router({
  get: view
    .input(contract.byPlaylist)
    .output(contract.collaboration)
    .query(({ ctx, input }) => getCollaboration(ctx, input)),
  additions: view
    .input(contract.listAdditions)
    .output(contract.additions)
    .query(({ ctx, input }) => listAdditions(ctx, input)),
  createLink: signedIn
    .input(contract.createInviteLink)
    .output(contract.inviteLinkMade)
    .mutation(({ ctx, input }) => createLink(ctx, input)),
  invitable: signedIn
    .input(contract.listInvitable)
    .output(contract.invitable)
    .query(({ ctx, input }) => listInvitable(ctx, input)),
  invite: signedIn
    .input(contract.invitePerson)
    .output(contract.personInvited)
    .mutation(({ ctx, input }) => invitePerson(ctx, input)),
  revokeLink: signedIn
    .input(contract.revokeInviteLink)
    .output(done)
    .mutation(({ ctx, input }) => revokeLink(ctx, input)),
  invitation: open
    .input(contract.byPlaylistInvite)
    .output(contract.playlistInvitationResponse)
    .query(({ ctx, input }) => getInvitation(ctx, input)),
  join: permitted('playlists.create')
    .input(contract.byPlaylistInvite)
    .output(contract.playlistJoined)
    .mutation(({ ctx, input }) => joinPlaylist(ctx, input)),
  decline: signedIn
    .input(contract.byPlaylistInvite)
    .output(done)
    .mutation(({ ctx, input }) => declineInvitation(ctx, input)),
  leave: signedIn
    .input(contract.byPlaylist)
    .output(done)
    .mutation(({ ctx, input }) => leavePlaylist(ctx, input)),
  setRole: signedIn
    .input(contract.setPlaylistRole)
    .output(done)
    .mutation(({ ctx, input }) => setRole(ctx, input)),
  removeMember: signedIn
    .input(contract.removePlaylistMember)
    .output(done)
    .mutation(({ ctx, input }) => removeMember(ctx, input)),
});
