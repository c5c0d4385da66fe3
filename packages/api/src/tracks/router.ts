import { byId, byIds, changed, done } from '../core/contract.ts';
import { permitted, router, signedIn } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { countTracks } from './count-tracks.ts';
import { deleteTrack, deleteTracks } from './delete-track.ts';
import { getTrack } from './get-track.ts';
import { getWaveform } from './get-waveform.ts';
import { indexTracks } from './index-tracks.ts';
import { listManagedTracks } from './list-managed-tracks.ts';
import { listTrackIds } from './list-track-ids.ts';
import { listTracks, tracksByIds } from './list-tracks.ts';
import { restoreTracks, trashTracks } from './trash-tracks.ts';
import { updateTrack } from './update-track.ts';
import { updateTracks } from './update-tracks.ts';

const view = permitted('music.view');

export const tracksRouter = router({
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
  get: view
    .input(byId)
    .output(contract.trackResponse)
    .query(({ ctx, input }) => getTrack(ctx, input)),
  byIds: view
    .input(contract.tracksByIds)
    .output(contract.tracksResponse)
    .query(({ ctx, input }) => tracksByIds(ctx, input)),
  waveform: view
    .input(byId)
    .output(contract.waveformResponse)
    .query(({ ctx, input }) => getWaveform(ctx, input)),
  managed: permitted('tracks.manage')
    .input(contract.listManagedTracks)
    .output(contract.managedTrackPage)
    .query(({ ctx, input }) => listManagedTracks(ctx, input)),
  /** For editors, and who works for the artists of its album. */
  update: signedIn
    .input(contract.updateTrack)
    .output(contract.trackResponse)
    .mutation(({ ctx, input }) => updateTrack(ctx, input)),
  updateMany: signedIn
    .input(contract.updateTracks)
    .output(changed)
    .mutation(({ ctx, input }) => updateTracks(ctx, input)),
  trash: signedIn
    .input(byIds)
    .output(changed)
    .mutation(({ ctx, input }) => trashTracks(ctx, input)),
  restore: signedIn
    .input(byIds)
    .output(changed)
    .mutation(({ ctx, input }) => restoreTracks(ctx, input)),
  delete: signedIn
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteTrack(ctx, input)),
  /** From the trash, for good. */
  deleteMany: signedIn
    .input(byIds)
    .output(changed)
    .mutation(({ ctx, input }) => deleteTracks(ctx, input)),
});
