import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../features/auth/RegisterPage.tsx';
import { requireRegistration } from '../features/auth/require-registration.ts';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_auth/_guest/workspace/join/register')({
  beforeLoad: requireRegistration,
  head: ({ match }) => headFrom((heads) => heads.authHead.joinRegister(match.context.boot)),
  component: () => <RegisterPage workspace />,
});
