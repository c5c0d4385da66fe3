import { byId } from '../../core/contract.ts';
import { permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { createFolder } from './create-folder.ts';
import { deleteFiles, restoreFiles } from './delete-files.ts';
import { getFile } from './get-file.ts';
import { listFiles } from './list-files.ts';
import { listFolders } from './list-folders.ts';
import { updateFile } from './update-file.ts';

export const filesRouter = router({
  list: signedIn
    .input(contract.listFiles)
    .output(contract.filePage)
    .query(({ ctx, input }) => listFiles(ctx, input)),
  get: signedIn
    .input(byId)
    .output(contract.fileEntryResponse)
    .query(({ ctx, input }) => getFile(ctx, input)),
  folders: signedIn
    .input(contract.listFolders)
    .output(contract.folders)
    .query(({ ctx, input }) => listFolders(ctx, input)),
  createFolder: permitted('files.create')
    .input(contract.createFolder)
    .output(contract.fileEntryResponse)
    .mutation(({ ctx, input }) => createFolder(ctx, input)),
  update: signedIn
    .input(contract.updateFile)
    .output(contract.fileEntryResponse)
    .mutation(({ ctx, input }) => updateFile(ctx, input)),
  delete: signedIn
    .input(contract.deleteFiles)
    .output(contract.changed)
    .mutation(({ ctx, input }) => deleteFiles(ctx, input)),
  restore: signedIn
    .input(contract.fileIds)
    .output(contract.changed)
    .mutation(({ ctx, input }) => restoreFiles(ctx, input)),
});
