import { createFileRoute } from '@tanstack/react-router';
import { authHead } from '../features/auth/auth-head.ts';
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx';

export const Route = createFileRoute('/_auth/_guest/password/reset/$token')({
  head: ({ match }) => authHead.reset(match.context.boot),
  component: function ResetPassword() {
    return <ResetPasswordPage token={Route.useParams().token} />;
  },
});
