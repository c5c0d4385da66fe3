import { done } from '../core/contract.ts';
import { permitted, router } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { deleteLyrics, getLyrics, putLyrics } from './lyrics.ts';

export const lyricsRouter = router({
  get: permitted('lyrics.view')
    .input(contract.lyricsOfTrack)
    .output(contract.lyricsResponse)
    .query(({ ctx, input }) => getLyrics(ctx, input)),
  put: permitted('lyrics.manage')
    .input(contract.putLyrics)
    .output(contract.lyricsResponse)
    .mutation(({ ctx, input }) => putLyrics(ctx, input)),
  delete: permitted('lyrics.manage')
    .input(contract.lyricsOfTrack)
    .output(done)
    .mutation(({ ctx, input }) => deleteLyrics(ctx, input)),
});
