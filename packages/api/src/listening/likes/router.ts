import { router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { likedAmong, listLikedAlbums, listLikedTracks } from './list-liked.ts';
import { setLike } from './set-like.ts';

export const likesRouter = router({
  set: signedIn
    .input(contract.like)
    .output(contract.likeState)
    .mutation(({ ctx, input }) => setLike(ctx, input)),
  remove: signedIn
    .input(contract.unlike)
    .output(contract.likeState)
    .mutation(({ ctx, input }) => setLike(ctx, { ...input, liked: false })),
  among: signedIn
    .input(contract.likedAmong)
    .output(contract.likedIds)
    .query(({ ctx, input }) => likedAmong(ctx, input)),
  tracks: signedIn
    .input(contract.listLikedTracks)
    .output(contract.likedTrackPage)
    .query(({ ctx, input }) => listLikedTracks(ctx, input)),
  albums: signedIn
    .input(contract.listLikedAlbums)
    .output(contract.likedAlbumPage)
    .query(({ ctx, input }) => listLikedAlbums(ctx, input)),
});
