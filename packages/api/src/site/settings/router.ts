import { openUnverified, permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { getValueLists } from './get-value-lists.ts';
import { listSettings } from './list-settings.ts';
import { testMail } from './test-mail.ts';
import { testScanner } from './test-scanner.ts';
import { testSocial } from './test-social.ts';
import { testStorage } from './test-storage.ts';
import { updateSettings } from './update-settings.ts';

const manage = permitted('settings.manage', { inPerson: true });

export const settingsRouter = router({
  valueLists: openUnverified
    .input(contract.valueListsInput)
    .output(contract.valueLists)
    .query(({ ctx, input }) => getValueLists(ctx, input)),
  list: manage
    .input(contract.listSettings)
    .output(contract.settingsResponse)
    .query(({ ctx, input }) => listSettings(ctx, input)),
  update: manage
    .input(contract.updateSettings)
    .output(contract.settingsResponse)
    .mutation(({ ctx, input }) => updateSettings(ctx, input)),
  testMail: manage
    .input(contract.testMail)
    .output(contract.connectionTest)
    .mutation(({ ctx, input }) => testMail(ctx, input)),
  testStorage: manage
    .input(contract.testStorage)
    .output(contract.connectionTest)
    .mutation(({ ctx }) => testStorage(ctx)),
  testScanner: manage
    .input(contract.testScanner)
    .output(contract.connectionTest)
    .mutation(({ ctx }) => testScanner(ctx)),
  testSocial: manage
    .input(contract.testSocial)
    .output(contract.connectionTest)
    .mutation(({ ctx, input }) => testSocial(ctx, input)),
});
