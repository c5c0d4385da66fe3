import { byId, done } from '../core/contract.ts';
import { permitted, router } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { getTrack, getWaveform } from './get-track.ts';
import { listTracks } from './list-tracks.ts';
import { deleteTrack, updateTrack } from './save-track.ts';

const view = permitted('music.view');
const manage = permitted('tracks.manage');

export const tracksRouter = router({
  list: view
    .input(contract.listTracks)
    .output(contract.trackPage)
    .query(({ ctx, input }) => listTracks(ctx, input)),
  get: view
    .input(byId)
    .output(contract.trackResponse)
    .query(({ ctx, input }) => getTrack(ctx, input)),
  waveform: view
    .input(byId)
    .output(contract.waveformResponse)
    .query(({ ctx, input }) => getWaveform(ctx, input)),
  update: manage
    .input(contract.updateTrack)
    .output(contract.trackResponse)
    .mutation(({ ctx, input }) => updateTrack(ctx, input)),
  delete: manage
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteTrack(ctx, input)),
});
