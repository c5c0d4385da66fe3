import { createFileRoute } from '@tanstack/react-router';
import { requireStart } from '../app/start-page.ts';
import { RegisterPage } from '../features/auth/RegisterPage.tsx';
import { headFrom } from './-later.tsx';

/** What `/` shows guests when the start page is the registration page. */
export const Route = createFileRoute('/_auth/_guest/start/register')({
  beforeLoad: ({ context }) => requireStart(context.boot, '/start/register'),
  head: ({ match }) => headFrom((heads) => heads.authHead.register(match.context.boot, '/')),
  component: () => <RegisterPage />,
});
