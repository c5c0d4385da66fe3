import { permitted, router } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { getChannel } from './get-channel.ts';
import { landingArtists } from './list-landing-artists.ts';

const view = permitted('music.view');

export const channelsRouter = router({
  get: view
    .input(contract.channelBySlug)
    .output(contract.channelResponse)
    .query(({ ctx, input }) => getChannel(ctx, input)),
  landingArtists: view.output(contract.landingArtists).query(({ ctx }) => landingArtists(ctx)),
});
