import { permitted, router } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { listSources } from './list-sources.ts';

export const streamingRouter = router({
  sources: permitted('music.play')
    .input(contract.sourcesInput)
    .output(contract.sourcesResponse)
    .query(({ ctx, input }) => listSources(ctx, input)),
});
