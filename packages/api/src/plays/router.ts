import { permitted, router } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { recordPlay } from './record-play.ts';

export const playsRouter = router({
  record: permitted('music.play')
    .input(contract.recordPlay)
    .output(contract.recordPlayResponse)
    .mutation(({ ctx, input }) => recordPlay(ctx, input)),
});
