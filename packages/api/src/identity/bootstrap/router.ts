import { openUnverified, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { getBootstrap } from './get-bootstrap.ts';

/** Part of `settings`: what is there before anything can be shown. */
export const bootstrapRouter = router({
  bootstrap: openUnverified
    .input(contract.bootstrapInput)
    .output(contract.bootstrapData)
    .query(({ ctx, input }) => getBootstrap(ctx, input)),
});
