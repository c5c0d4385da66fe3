import { byId, byIds, changed, done } from '../../core/contract.ts';
import { permitted, router, signedIn } from '../../core/trpc.ts';
import { listOfArtist } from '../artists/contract.ts';
import * as contract from './contract.ts';
import { deleteTrack, deleteTracks } from './delete-track.ts';
import { getTrack } from './get-track.ts';
import { getWaveform } from './get-waveform.ts';
import { listManagedTracks } from './list-managed-tracks.ts';
import { listTracksOfArtist, tracksByIds } from './list-tracks.ts';
import { restoreTracks, trashTracks } from './trash-tracks.ts';
import { updateTrack } from './update-track.ts';
import { updateTracks } from './update-tracks.ts';

const view = permitted('music.view');

export const tracksRouter = router({
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

/** Part of `artists`. */
export const artistTracksRouter = router({
  tracks: view
    .input(listOfArtist)
    .output(contract.trackPage)
    .query(({ ctx, input }) => listTracksOfArtist(ctx, input)),
});
