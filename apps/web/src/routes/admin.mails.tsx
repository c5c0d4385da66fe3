import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { warm } from '../features/admin/frame/warm.ts';
import { MailsPage } from '../features/admin/mails/MailsPage.tsx';
import { mailsInput, mailsSearch } from '../features/admin/mails/mails-search.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/admin/mails')({
  validateSearch: mailsSearch,
  beforeLoad: (visit) => requirePermission(visit, 'settings.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { utils }, deps }) => warm(() => utils.mails.list.ensureData(mailsInput(deps))),
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Emails'), '/mails'),
  notFoundComponent: NotFound,
  component: function Mails() {
    return <MailsPage search={Route.useSearch()} />;
  },
});
