import { byUndo, changed, deleted, done } from '../../core/contract.ts';
import { permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { deleteLyrics } from './delete-lyrics.ts';
import { getLyrics } from './get-lyrics.ts';
import { listManagedLyrics } from './list-managed-lyrics.ts';
import { putLyrics } from './put-lyrics.ts';
import { removeLyrics, restoreLyrics } from './remove-lyrics.ts';
import { searchLyrics } from './search-lyrics.ts';

const manage = permitted('lyrics.manage');

export const lyricsRouter = router({
  get: permitted('lyrics.view')
    .input(contract.lyricsOfTrack)
    .output(contract.lyricsResponse)
    .query(({ ctx, input }) => getLyrics(ctx, input)),
  search: permitted('lyrics.view')
    .input(contract.searchLyrics)
    .output(contract.lyricsHits)
    .query(({ ctx, input }) => searchLyrics(ctx, input)),
  managed: manage
    .input(contract.listManagedLyrics)
    .output(contract.managedLyricsPage)
    .query(({ ctx, input }) => listManagedLyrics(ctx, input)),
  deleteMany: manage
    .input(contract.removeLyrics)
    .output(deleted)
    .mutation(({ ctx, input }) => removeLyrics(ctx, input)),
  restore: manage
    .input(byUndo)
    .output(changed)
    .mutation(({ ctx, input }) => restoreLyrics(ctx, input)),
  /** For editors of lyrics, and who works for the artist. */
  put: signedIn
    .input(contract.putLyrics)
    .output(contract.lyricsResponse)
    .mutation(({ ctx, input }) => putLyrics(ctx, input)),
  delete: signedIn
    .input(contract.lyricsOfTrack)
    .output(done)
    .mutation(({ ctx, input }) => deleteLyrics(ctx, input)),
});
