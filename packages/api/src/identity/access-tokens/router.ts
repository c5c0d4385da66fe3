import { byId, done } from '../../core/contract.ts';
import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { createAccessToken } from './create-access-token.ts';
import { deleteAccessToken } from './delete-access-token.ts';
import { listAccessTokens } from './list-access-tokens.ts';

const owner = permitted('api.access', { inPerson: true });

export const accessTokensRouter = router({
  list: owner.output(contract.accessTokens).query(({ ctx }) => listAccessTokens(ctx)),
  create: owner
    .input(contract.createAccessToken)
    .output(contract.createdAccessToken)
    .mutation(({ ctx, input }) => createAccessToken(ctx, input)),
  delete: owner
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteAccessToken(ctx, input)),
});
