import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_auth/_guest/forgot-password')({
  head: ({ match }) => headFrom((heads) => heads.authHead.forgot(match.context.boot)),
  component: ForgotPasswordPage,
});
