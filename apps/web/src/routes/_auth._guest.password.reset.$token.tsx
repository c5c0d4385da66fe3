import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_auth/_guest/password/reset/$token')({
  head: ({ match }) => headFrom((heads) => heads.authHead.reset(match.context.boot)),
  component: function ResetPassword() {
    return <ResetPasswordPage token={Route.useParams().token} />;
  },
});
