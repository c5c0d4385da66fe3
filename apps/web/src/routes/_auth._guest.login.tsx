import { createFileRoute } from '@tanstack/react-router';
import { authHead } from '../features/auth/auth-head.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';

export const Route = createFileRoute('/_auth/_guest/login')({
  head: ({ match }) => authHead.login(match.context.boot),
  component: () => <LoginPage />,
});
