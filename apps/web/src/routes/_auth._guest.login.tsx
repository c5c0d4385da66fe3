import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_auth/_guest/login')({
  head: ({ match }) => headFrom((heads) => heads.authHead.login(match.context.boot)),
  component: () => <LoginPage />,
});
