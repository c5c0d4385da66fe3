import { byId } from '../../core/contract.ts';
import { router, signedIn } from '../../core/trpc.ts';
import { createFolder, deleteFolder, renameFolder } from './change-folders.ts';
import * as contract from './contract.ts';
import { filePlaylist, folderOf } from './file-playlist.ts';
import { listFolders } from './list-folders.ts';
import { placePlaylist } from './place-playlist.ts';

/** Folders of one's own. */
export const playlistFoldersRouter = router({
  list: signedIn.output(contract.playlistFolders).query(({ ctx }) => listFolders(ctx)),
  create: signedIn
    .input(contract.createPlaylistFolder)
    .output(contract.playlistFolderResponse)
    .mutation(({ ctx, input }) => createFolder(ctx, input)),
  rename: signedIn
    .input(contract.renamePlaylistFolder)
    .output(contract.playlistFolderResponse)
    .mutation(({ ctx, input }) => renameFolder(ctx, input)),
  delete: signedIn
    .input(byId)
    .output(contract.playlistFolderDeleted)
    .mutation(({ ctx, input }) => deleteFolder(ctx, input)),
  of: signedIn
    .input(byId)
    .output(contract.playlistFiled)
    .query(({ ctx, input }) => folderOf(ctx, input)),
  file: signedIn
    .input(contract.filePlaylist)
    .output(contract.playlistFiled)
    .mutation(({ ctx, input }) => filePlaylist(ctx, input)),
  place: signedIn
    .input(contract.placePlaylist)
    .output(contract.playlistPlaced)
    .mutation(({ ctx, input }) => placePlaylist(ctx, input)),
});
