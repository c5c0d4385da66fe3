import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { MailSheet } from '../features/admin/mails/MailSheet.tsx';
import { mailsSearch } from '../features/admin/mails/mails-search.ts';

/** One mail, in a sheet over the table. */
export const Route = createFileRoute('/admin/mails/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function OneMail() {
    const { id } = Route.useParams();
    return (
      <MailSheet
        id={Number(id)}
        search={Route.useSearch({ select: (search) => mailsSearch({ ...search }) })}
      />
    );
  },
});
