import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_auth/_guest/workspace/join/login')({
  head: ({ match }) => headFrom((heads) => heads.authHead.joinLogin(match.context.boot)),
  component: () => <LoginPage workspace />,
});
