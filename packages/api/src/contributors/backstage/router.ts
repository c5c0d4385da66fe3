import { artistResponse } from '../../catalogue/artists/contract.ts';
import { trackResponse } from '../../catalogue/tracks/contract.ts';
import { byId, done } from '../../core/contract.ts';
import { permitted, router, signedIn, signedInSlow } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { addTracks, createRelease, orderTracks } from './create-release.ts';
import { decideRequest } from './decide-request.ts';
import { listOwnArtists } from './list-own-artists.ts';
import { addMember, listMembers, removeMember, setMemberRole } from './members.ts';
import { getRelease, listReleases } from './releases.ts';
import { replaceFile } from './replace-file.ts';
import { createRequest, listOwnRequests, listRequests } from './requests.ts';
import { setCover, setPortrait } from './set-cover.ts';

const decide = permitted('backstage_requests.manage');

/** Rows decide: who works for an artist may do all of this for that artist. */
export const backstageRouter = router({
  artists: signedIn.output(contract.ownArtists).query(({ ctx }) => listOwnArtists(ctx)),
  ownRequests: signedIn.output(contract.ownRequests).query(({ ctx }) => listOwnRequests(ctx)),
  createRequest: signedIn
    .input(contract.createRequest)
    .output(contract.requestResponse)
    .mutation(({ ctx, input }) => createRequest(ctx, input)),
  requests: decide
    .input(contract.listRequests)
    .output(contract.requestPage)
    .query(({ ctx, input }) => listRequests(ctx, input)),
  decideRequest: decide
    .input(contract.decideRequest)
    .output(contract.requestResponse)
    .mutation(({ ctx, input }) => decideRequest(ctx, input)),
  releases: signedIn
    .input(contract.byArtist)
    .output(contract.releaseList)
    .query(({ ctx, input }) => listReleases(ctx, input)),
  release: signedIn
    .input(byId)
    .output(contract.releaseResponse)
    .query(({ ctx, input }) => getRelease(ctx, input)),
  createRelease: permitted('music.create')
    .input(contract.createRelease)
    .output(contract.addedResponse)
    .mutation(({ ctx, input }) => createRelease(ctx, input)),
  addTracks: permitted('music.create')
    .input(contract.addTracks)
    .output(contract.addedResponse)
    .mutation(({ ctx, input }) => addTracks(ctx, input)),
  orderTracks: signedIn
    .input(contract.orderTracks)
    .output(contract.releaseResponse)
    .mutation(({ ctx, input }) => orderTracks(ctx, input)),
  replaceFile: signedInSlow
    .input(contract.replaceFile)
    .output(trackResponse)
    .mutation(({ ctx, input }) => replaceFile(ctx, input)),
  setCover: signedIn
    .input(contract.setCover)
    .output(contract.releaseResponse)
    .mutation(({ ctx, input }) => setCover(ctx, input)),
  setPortrait: signedIn
    .input(contract.setPortrait)
    .output(artistResponse)
    .mutation(({ ctx, input }) => setPortrait(ctx, input)),
  members: signedIn
    .input(contract.byArtist)
    .output(contract.artistMembers)
    .query(({ ctx, input }) => listMembers(ctx, input)),
  addMember: signedIn
    .input(contract.addMember)
    .output(contract.artistMembers)
    .mutation(({ ctx, input }) => addMember(ctx, input)),
  setMemberRole: signedIn
    .input(contract.setMemberRole)
    .output(contract.artistMembers)
    .mutation(({ ctx, input }) => setMemberRole(ctx, input)),
  removeMember: signedIn
    .input(contract.removeMember)
    .output(done)
    .mutation(({ ctx, input }) => removeMember(ctx, input)),
});
