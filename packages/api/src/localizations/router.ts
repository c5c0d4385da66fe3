import { done } from '../core/contract.ts';
import { permitted, router } from '../core/trpc.ts';
import * as contract from './contract.ts';
import { exportLocalization, importLocalization, updateLines } from './lines.ts';
import {
  createLocalization,
  deleteLocalization,
  listLines,
  listLocalizations,
  updateLocalization,
} from './localizations.ts';

const manage = permitted('localizations.manage', { inPerson: true });

export const localizationsRouter = router({
  list: manage
    .input(contract.listLocalizations)
    .output(contract.localizationsResponse)
    .query(({ ctx }) => listLocalizations(ctx)),
  lines: manage
    .input(contract.listLines)
    .output(contract.linePage)
    .query(({ ctx, input }) => listLines(ctx, input)),
  create: manage
    .input(contract.createLocalization)
    .output(contract.localizationResponse)
    .mutation(({ ctx, input }) => createLocalization(ctx, input)),
  update: manage
    .input(contract.updateLocalization)
    .output(contract.localizationResponse)
    .mutation(({ ctx, input }) => updateLocalization(ctx, input)),
  updateLines: manage
    .input(contract.updateLines)
    .output(contract.localizationResponse)
    .mutation(({ ctx, input }) => updateLines(ctx, input)),
  delete: manage
    .input(contract.deleteLocalization)
    .output(done)
    .mutation(({ ctx, input }) => deleteLocalization(ctx, input)),
  export: manage
    .input(contract.exportLocalization)
    .output(contract.localizationFile)
    .query(({ ctx, input }) => exportLocalization(ctx, input)),
  import: manage
    .input(contract.importLocalization)
    .output(contract.importResponse)
    .mutation(({ ctx, input }) => importLocalization(ctx, input)),
});
