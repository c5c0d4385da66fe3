import { permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { getArtistReport, getSiteReport } from './get-report.ts';

export const reportsRouter = router({
  artist: signedIn
    .input(contract.artistReport)
    .output(contract.reportResponse)
    .query(({ ctx, input }) => getArtistReport(ctx, input)),
  site: permitted('reports.view')
    .input(contract.siteReport)
    .output(contract.siteReportResponse)
    .query(({ ctx, input }) => getSiteReport(ctx, input)),
});
