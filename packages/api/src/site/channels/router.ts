import { byId } from '../../core/contract.ts';
import { permitted, router } from '../../core/trpc.ts';
import { searchItems } from './channel-items.ts';
import * as contract from './contract.ts';
import { createChannel } from './create-channel.ts';
import { deleteChannels } from './delete-channels.ts';
import { getChannel } from './get-channel.ts';
import { getEditedChannel } from './get-edited-channel.ts';
import { listChannels } from './list-channels.ts';
import { landingArtists } from './list-landing-artists.ts';
import { previewChannel } from './preview-channel.ts';
import { updateChannel } from './update-channel.ts';

const view = permitted('music.view');
const manage = permitted('channels.manage');

export const channelsRouter = router({
  get: view
    .input(contract.channelBySlug)
    .output(contract.channelResponse)
    .query(({ ctx, input }) => getChannel(ctx, input)),
  landingArtists: view.output(contract.landingArtists).query(({ ctx }) => landingArtists(ctx)),
  list: manage
    .input(contract.listChannels)
    .output(contract.channelPage)
    .query(({ ctx, input }) => listChannels(ctx, input)),
  /** With what was put on it by hand, hidden things too: for those who change it. */
  edited: manage
    .input(byId)
    .output(contract.editedResponse)
    .query(({ ctx, input }) => getEditedChannel(ctx, input)),
  create: manage
    .input(contract.createChannel)
    .output(contract.editedResponse)
    .mutation(({ ctx, input }) => createChannel(ctx, input)),
  update: manage
    .input(contract.updateChannel)
    .output(contract.editedResponse)
    .mutation(({ ctx, input }) => updateChannel(ctx, input)),
  delete: manage
    .input(contract.channelIds)
    .output(contract.removed)
    .mutation(({ ctx, input }) => deleteChannels(ctx, input)),
  preview: manage
    .input(contract.previewChannel)
    .output(contract.previewResponse)
    .query(({ ctx, input }) => previewChannel(ctx, input)),
  search: manage
    .input(contract.searchItems)
    .output(contract.itemsResponse)
    .query(({ ctx, input }) => searchItems(ctx, input)),
});
