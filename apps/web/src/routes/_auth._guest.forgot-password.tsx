import { createFileRoute } from '@tanstack/react-router';
import { authHead } from '../features/auth/auth-head.ts';
import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx';

export const Route = createFileRoute('/_auth/_guest/forgot-password')({
  head: ({ match }) => authHead.forgot(match.context.boot),
  component: ForgotPasswordPage,
});
