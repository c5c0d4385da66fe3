import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { accountReads } from '../features/account/account-reads.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/_account/account-settings')({
  loader: async ({ context: { utils } }) => {
    await load(() =>
      Promise.all([
        utils.users.get.ensureData(accountReads.me),
        utils.settings.valueLists.ensureData(accountReads.lists),
        utils.auth.sessions.ensureData(),
      ]),
    );
  },
  head: ({ match: { context } }) =>
    headFrom(({ siteHead }) =>
      siteHead(context.boot, {
        title: translator(context.boot.i18n)('Account settings'),
        path: '/account-settings',
        noindex: true,
      }),
    ),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: AccountPage,
});
