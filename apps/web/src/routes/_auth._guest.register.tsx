import { createFileRoute } from '@tanstack/react-router';
import { authHead } from '../features/auth/auth-head.ts';
import { RegisterPage } from '../features/auth/RegisterPage.tsx';
import { requireRegistration } from '../features/auth/require-registration.ts';

export const Route = createFileRoute('/_auth/_guest/register')({
  beforeLoad: requireRegistration,
  head: ({ match }) => authHead.register(match.context.boot),
  component: () => <RegisterPage />,
});
