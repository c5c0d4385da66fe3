import { open, router } from '../core/trpc.ts';
import { getBootstrap } from './bootstrap.ts';
import * as contract from './contract.ts';

export const settingsRouter = router({
  bootstrap: open
    .input(contract.bootstrapInput)
    .output(contract.bootstrapData)
    .query(({ ctx, input }) => getBootstrap(ctx, input)),
});
