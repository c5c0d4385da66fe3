import { changed } from '../../core/contract.ts';
import { permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { forgetAwaited } from './forget-awaited.ts';
import { importLibrary } from './import-library.ts';
import { listAwaited } from './list-awaited.ts';

export const transfersRouter = router({
  importLibrary: permitted('playlists.create')
    .input(contract.importLibrary)
    .output(contract.libraryImported)
    .mutation(({ ctx, input }) => importLibrary(ctx, input)),
  awaited: signedIn
    .input(contract.listAwaited)
    .output(contract.awaitedPage)
    .query(({ ctx, input }) => listAwaited(ctx, input)),
  forget: signedIn
    .input(contract.forgetAwaited)
    .output(changed)
    .mutation(({ ctx, input }) => forgetAwaited(ctx, input)),
});
