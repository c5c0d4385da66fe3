import { byId, byIds, byUndo, changed, deleted, done } from '../../core/contract.ts';
import { permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { createArtist } from './create-artist.ts';
import { deleteArtist, deleteArtists, restoreArtists } from './delete-artist.ts';
import { getArtist } from './get-artist.ts';
import { listArtists } from './list-artists.ts';
import { listManagedArtists } from './list-managed-artists.ts';
import { listSimilarArtists } from './list-similar-artists.ts';
import { updateArtist } from './update-artist.ts';
import { updateArtists } from './update-artists.ts';

const view = permitted('music.view');
const manage = permitted('artists.manage');

export const artistsRouter = router({
  list: view
    .input(contract.listArtists)
    .output(contract.artistPage)
    .query(({ ctx, input }) => listArtists(ctx, input)),
  get: view
    .input(byId)
    .output(contract.artistResponse)
    .query(({ ctx, input }) => getArtist(ctx, input)),
  similar: view
    .input(byId)
    .output(contract.similarArtists)
    .query(({ ctx, input }) => listSimilarArtists(ctx, input)),
  managed: manage
    .input(contract.listManagedArtists)
    .output(contract.managedArtistPage)
    .query(({ ctx, input }) => listManagedArtists(ctx, input)),
  create: manage
    .input(contract.createArtist)
    .output(contract.artistResponse)
    .mutation(({ ctx, input }) => createArtist(ctx, input)),
  /** For editors, and who works for the artist; who is verified or disabled is for editors alone. */
  update: signedIn
    .input(contract.updateArtist)
    .output(contract.artistResponse)
    .mutation(({ ctx, input }) => updateArtist(ctx, input)),
  updateMany: manage
    .input(contract.updateArtists)
    .output(changed)
    .mutation(({ ctx, input }) => updateArtists(ctx, input)),
  deleteMany: manage
    .input(byIds)
    .output(deleted)
    .mutation(({ ctx, input }) => deleteArtists(ctx, input)),
  restore: manage
    .input(byUndo)
    .output(changed)
    .mutation(({ ctx, input }) => restoreArtists(ctx, input)),
  delete: manage
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteArtist(ctx, input)),
});
