import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { getSizes } from './get-sizes.ts';
import { locateDownload } from './locate-download.ts';

export const downloadsRouter = router({
  locate: permitted('music.view')
    .input(contract.locateDownload)
    .output(contract.downloadAddress)
    .query(({ ctx, input }) => locateDownload(ctx, input)),
  sizes: permitted('music.view')
    .input(contract.downloadSizes)
    .output(contract.downloadSizesResponse)
    .query(({ ctx, input }) => getSizes(ctx, input)),
});
