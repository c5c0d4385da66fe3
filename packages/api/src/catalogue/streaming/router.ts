import { permitted, router } from '../../core/trpc.ts';
import { analyseAgain } from './analyse-again.ts';
import * as contract from './contract.ts';
import { audioOverview } from './get-audio-overview.ts';
import { listOriginals } from './list-originals.ts';
import { listSources } from './list-sources.ts';

const manage = permitted('settings.manage');

export const streamingRouter = router({
  sources: permitted('music.play')
    .input(contract.sourcesInput)
    .output(contract.sourcesResponse)
    .query(({ ctx, input }) => listSources(ctx, input)),
  overview: manage.output(contract.audioOverview).query(({ ctx }) => audioOverview(ctx)),
  originals: manage
    .input(contract.listOriginals)
    .output(contract.originalPage)
    .query(({ ctx, input }) => listOriginals(ctx, input)),
  analyseAgain: manage
    .input(contract.analyseAgain)
    .output(contract.analyseAgainResponse)
    .mutation(({ ctx, input }) => analyseAgain(ctx, input)),
});
