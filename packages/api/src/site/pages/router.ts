import { byId } from '../../core/contract.ts';
import { open, permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { createPage } from './create-page.ts';
import { deletePages } from './delete-pages.ts';
import { getEditedPage } from './get-edited-page.ts';
import { getPage } from './get-page.ts';
import { listPages } from './list-pages.ts';
import { updatePage } from './update-page.ts';

const manage = permitted('pages.manage');

export const pagesRouter = router({
  get: open
    .input(contract.pageBySlug)
    .output(contract.pageResponse)
    .query(({ ctx, input }) => getPage(ctx, input)),
  getById: open
    .input(byId)
    .output(contract.pageResponse)
    .query(({ ctx, input }) => getPage(ctx, input)),
  list: manage
    .input(contract.listPages)
    .output(contract.pagePage)
    .query(({ ctx, input }) => listPages(ctx, input)),
  /** As it is written: for those who change it. */
  edited: manage
    .input(byId)
    .output(contract.editedResponse)
    .query(({ ctx, input }) => getEditedPage(ctx, input)),
  create: manage
    .input(contract.createPage)
    .output(contract.editedResponse)
    .mutation(({ ctx, input }) => createPage(ctx, input)),
  update: manage
    .input(contract.updatePage)
    .output(contract.editedResponse)
    .mutation(({ ctx, input }) => updatePage(ctx, input)),
  delete: manage
    .input(contract.pageIds)
    .output(contract.removed)
    .mutation(({ ctx, input }) => deletePages(ctx, input)),
});
