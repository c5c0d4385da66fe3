import { byId, byIds, changed, done } from '../../core/contract.ts';
import { permitted, router, signedIn } from '../../core/trpc.ts';
import { listOfArtist } from '../artists/contract.ts';
import * as contract from './contract.ts';
import { createAlbum } from './create-album.ts';
import { deleteAlbum, deleteAlbums } from './delete-album.ts';
import { getAlbum } from './get-album.ts';
import { listAlbums, listAlbumsOfArtist } from './list-albums.ts';
import { listManagedAlbums } from './list-managed-albums.ts';
import { restoreAlbums, trashAlbums } from './trash-albums.ts';
import { updateAlbum } from './update-album.ts';
import { updateAlbums } from './update-albums.ts';

const view = permitted('music.view');
const manage = permitted('albums.manage');

export const albumsRouter = router({
  list: view
    .input(contract.listAlbums)
    .output(contract.albumPage)
    .query(({ ctx, input }) => listAlbums(ctx, input)),
  get: view
    .input(byId)
    .output(contract.albumResponse)
    .query(({ ctx, input }) => getAlbum(ctx, input)),
  managed: manage
    .input(contract.listManagedAlbums)
    .output(contract.managedAlbumPage)
    .query(({ ctx, input }) => listManagedAlbums(ctx, input)),
  create: manage
    .input(contract.createAlbum)
    .output(contract.albumResponse)
    .mutation(({ ctx, input }) => createAlbum(ctx, input)),
  /** For editors, and who works for its artists. */
  update: signedIn
    .input(contract.updateAlbum)
    .output(contract.albumResponse)
    .mutation(({ ctx, input }) => updateAlbum(ctx, input)),
  updateMany: signedIn
    .input(contract.updateAlbums)
    .output(changed)
    .mutation(({ ctx, input }) => updateAlbums(ctx, input)),
  trash: signedIn
    .input(byIds)
    .output(changed)
    .mutation(({ ctx, input }) => trashAlbums(ctx, input)),
  restore: signedIn
    .input(byIds)
    .output(changed)
    .mutation(({ ctx, input }) => restoreAlbums(ctx, input)),
  delete: signedIn
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteAlbum(ctx, input)),
  /** From the trash, for good. */
  deleteMany: signedIn
    .input(byIds)
    .output(changed)
    .mutation(({ ctx, input }) => deleteAlbums(ctx, input)),
});

/** Part of `artists`. */
export const artistAlbumsRouter = router({
  albums: permitted('music.view')
    .input(listOfArtist)
    .output(contract.albumPage)
    .query(({ ctx, input }) => listAlbumsOfArtist(ctx, input)),
});
