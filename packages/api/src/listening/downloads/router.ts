import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { locateDownload } from './locate-download.ts';

export const downloadsRouter = router({
  locate: permitted('music.view')
    .input(contract.locateDownload)
    .output(contract.downloadAddress)
    .query(({ ctx, input }) => locateDownload(ctx, input)),
});
