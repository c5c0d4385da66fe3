import { byId, done } from '../core/contract.ts';
import { permitted, router } from '../core/trpc.ts';
import { trackPage } from '../tracks/contract.ts';
import * as contract from './contract.ts';
import * as tags from './tags.ts';

const view = permitted('music.view');
const manage = permitted('tags.manage');

export const tagsRouter = router({
  list: view
    .input(contract.listTags)
    .output(contract.tagPage)
    .query(({ ctx, input }) => tags.listTags(ctx, input)),
  get: view
    .input(contract.tagBySlug)
    .output(contract.tagResponse)
    .query(({ ctx, input }) => tags.getTag(ctx, input)),
  tracks: view
    .input(contract.listOfTag)
    .output(trackPage)
    .query(({ ctx, input }) => tags.tagTracks(ctx, input)),
  create: manage
    .input(contract.createTag)
    .output(contract.tagResponse)
    .mutation(({ ctx, input }) => tags.createTag(ctx, input)),
  update: manage
    .input(contract.updateTag)
    .output(contract.tagResponse)
    .mutation(({ ctx, input }) => tags.updateTag(ctx, input)),
  delete: manage
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => tags.deleteTag(ctx, input)),
});
