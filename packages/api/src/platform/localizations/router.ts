import { done } from '../../core/contract.ts';
import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { createLocalization } from './create-localization.ts';
import { deleteLocalization } from './delete-localization.ts';
import { exportLocalization } from './export-localization.ts';
import { importLocalization } from './import-localization.ts';
import { listLocalizations } from './list-localizations.ts';
import { listMessages } from './list-messages.ts';
import { updateLocalization } from './update-localization.ts';
import { updateMessages } from './update-messages.ts';

const manage = permitted('localizations.manage', { inPerson: true });

export const localizationsRouter = router({
  list: manage
    .input(contract.listLocalizations)
    .output(contract.localizationsResponse)
    .query(({ ctx }) => listLocalizations(ctx)),
  lines: manage
    .input(contract.listMessages)
    .output(contract.linePage)
    .query(({ ctx, input }) => listMessages(ctx, input)),
  create: manage
    .input(contract.createLocalization)
    .output(contract.localizationResponse)
    .mutation(({ ctx, input }) => createLocalization(ctx, input)),
  update: manage
    .input(contract.updateLocalization)
    .output(contract.localizationResponse)
    .mutation(({ ctx, input }) => updateLocalization(ctx, input)),
  updateLines: manage
    .input(contract.updateMessages)
    .output(contract.localizationResponse)
    .mutation(({ ctx, input }) => updateMessages(ctx, input)),
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
