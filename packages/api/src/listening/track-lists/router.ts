import * as contract from '../../catalogue/tracks/contract.ts';
import { permitted, router } from '../../core/trpc.ts';
import { countTracks } from './count-tracks.ts';
import { indexTracks } from './index-tracks.ts';
import { listTrackIds } from './list-track-ids.ts';
import { listTracks } from './list-tracks.ts';

const view = permitted('music.view');

/** Part of `tracks`: lists that somebody chooses, of the catalogue and of what is one's own. */
export const trackListsRouter = router({
  list: view
    .input(contract.listTracks)
    .output(contract.trackPage)
    .query(({ ctx, input }) => listTracks(ctx, input)),
  index: view
    .input(contract.trackIndex)
    .output(contract.trackIndexResponse)
    .query(({ ctx, input }) => indexTracks(ctx, input)),
  count: view
    .input(contract.trackIndex)
    .output(contract.trackCountResponse)
    .query(({ ctx, input }) => countTracks(ctx, input)),
  ids: view
    .input(contract.trackIds)
    .output(contract.trackIdsResponse)
    .query(({ ctx, input }) => listTrackIds(ctx, input)),
});
