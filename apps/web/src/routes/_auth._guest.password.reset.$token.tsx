import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_auth/_guest/password/reset/$token')({
  // Asked past the cache: what is cached is written into the page, and the key would tell the token. Where it cannot be asked the form says it.
  loader: ({ context: { client }, params: { token } }) =>
    client.auth.resetLink.query({ token }).then(
      ({ open }) => ({ open }),
      () => ({ open: true }),
    ),
  head: ({ match }) => headFrom((heads) => heads.authHead.reset(match.context.boot)),
  component: function ResetPassword() {
    return <ResetPasswordPage token={Route.useParams().token} open={Route.useLoaderData().open} />;
  },
});
