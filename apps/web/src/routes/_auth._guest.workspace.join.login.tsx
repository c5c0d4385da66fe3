import { createFileRoute } from '@tanstack/react-router';
import { authHead } from '../features/auth/auth-head.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';

export const Route = createFileRoute('/_auth/_guest/workspace/join/login')({
  head: ({ match }) => authHead.joinLogin(match.context.boot),
  component: () => <LoginPage workspace />,
});
