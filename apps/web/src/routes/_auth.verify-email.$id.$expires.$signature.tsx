import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { VerifyEmailPage } from '../features/auth/VerifyEmailPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_auth/verify-email/$id/$expires/$signature')({
  beforeLoad: ({ params }) => {
    idParam(params.id);
    idParam(params.expires);
  },
  head: ({ match }) => headFrom((heads) => heads.authHead.verify(match.context.boot)),
  notFoundComponent: NotFound,
  component: function VerifyEmail() {
    const { id, expires, signature } = Route.useParams();
    const { email } = Route.useSearch();
    return <VerifyEmailPage id={Number(id)} expires={Number(expires)} signature={signature} email={email} />;
  },
});
