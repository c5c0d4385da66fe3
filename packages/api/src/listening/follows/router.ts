import { permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { follow, followState, unfollow } from './follow.ts';
import { listFollowedArtists } from './list-followed.ts';
import { newReleases } from './new-releases.ts';

export const followsRouter = router({
  state: permitted('music.view')
    .input(contract.follow)
    .output(contract.followState)
    .query(({ ctx, input }) => followState(ctx, input)),
  follow: signedIn
    .input(contract.follow)
    .output(contract.followState)
    .mutation(({ ctx, input }) => follow(ctx, input)),
  unfollow: signedIn
    .input(contract.follow)
    .output(contract.followState)
    .mutation(({ ctx, input }) => unfollow(ctx, input)),
  artists: signedIn
    .input(contract.listFollowedArtists)
    .output(contract.followedArtistPage)
    .query(({ ctx, input }) => listFollowedArtists(ctx, input)),
  newReleases: signedIn.output(contract.newReleases).query(({ ctx }) => newReleases(ctx)),
});
