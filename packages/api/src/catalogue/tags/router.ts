import { byIds, byUndo, changed, deleted, done } from '../../core/contract.ts';
import { permitted, router } from '../../core/trpc.ts';
import { trackPage } from '../tracks/contract.ts';
import * as contract from './contract.ts';
import { createTag } from './create-tag.ts';
import { deleteTag } from './delete-tag.ts';
import { deleteTags, restoreTags } from './delete-tags.ts';
import { getTag } from './get-tag.ts';
import { listTagTracks } from './list-tag-tracks.ts';
import { listTags } from './list-tags.ts';
import { mergeTags } from './merge-tags.ts';
import { updateTag } from './update-tag.ts';

const view = permitted('music.view');
const manage = permitted('tags.manage');

export const tagsRouter = router({
  list: view
    .input(contract.listTags)
    .output(contract.tagPage)
    .query(({ ctx, input }) => listTags(ctx, input)),
  get: view
    .input(contract.tagBySlug)
    .output(contract.tagResponse)
    .query(({ ctx, input }) => getTag(ctx, input)),
  tracks: view
    .input(contract.listOfTag)
    .output(trackPage)
    .query(({ ctx, input }) => listTagTracks(ctx, input)),
  create: manage
    .input(contract.createTag)
    .output(contract.tagResponse)
    .mutation(({ ctx, input }) => createTag(ctx, input)),
  update: manage
    .input(contract.updateTag)
    .output(contract.tagResponse)
    .mutation(({ ctx, input }) => updateTag(ctx, input)),
  merge: manage
    .input(contract.mergeTags)
    .output(contract.tagResponse)
    .mutation(({ ctx, input }) => mergeTags(ctx, input)),
  deleteMany: manage
    .input(byIds)
    .output(deleted)
    .mutation(({ ctx, input }) => deleteTags(ctx, input)),
  restore: manage
    .input(byUndo)
    .output(changed)
    .mutation(({ ctx, input }) => restoreTags(ctx, input)),
  delete: manage
    .input(contract.deleteTag)
    .output(done)
    .mutation(({ ctx, input }) => deleteTag(ctx, input)),
});
