import { permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { forgetHistory, forgetPlay } from './forget-plays.ts';
import { listHistory } from './list-history.ts';
import { recordPlay } from './record-play.ts';

export const playsRouter = router({
  record: permitted('music.play')
    .input(contract.recordPlay)
    .output(contract.recordPlayResponse)
    .mutation(({ ctx, input }) => recordPlay(ctx, input)),
  history: signedIn
    .input(contract.listHistory)
    .output(contract.historyPage)
    .query(({ ctx, input }) => listHistory(ctx, input)),
  forget: signedIn
    .input(contract.forgetPlay)
    .output(contract.forgotten)
    .mutation(({ ctx, input }) => forgetPlay(ctx, input)),
  forgetAll: signedIn.output(contract.forgotten).mutation(({ ctx }) => forgetHistory(ctx)),
});
