import { byId } from '../core/contract.ts';
import { permitted, router } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { confirmMissing, getImport, listImports, startImport } from './imports.ts';

const manage = permitted('settings.manage');

export const importsRouter = router({
  list: manage
    .input(contract.listImports)
    .output(contract.importPage)
    .query(({ ctx, input }) => listImports(ctx, input)),
  get: manage
    .input(byId)
    .output(contract.importResponse)
    .query(({ ctx, input }) => getImport(ctx, input)),
  start: manage
    .input(contract.startImport)
    .output(contract.importResponse)
    .mutation(({ ctx, input }) => startImport(ctx, input)),
  confirmMissing: manage
    .input(contract.confirmMissing)
    .output(contract.importResponse)
    .mutation(({ ctx, input }) => confirmMissing(ctx, input)),
});
