import { createFileRoute } from '@tanstack/react-router';
import { requireStart } from '../app/start-page.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { headFrom } from './-later.tsx';

/** What `/` shows guests when the start page is the sign-in page. */
export const Route = createFileRoute('/_auth/_guest/start/login')({
  beforeLoad: ({ context }) => requireStart(context.boot, '/start/login'),
  head: ({ match }) => headFrom((heads) => heads.authHead.login(match.context.boot, '/')),
  component: () => <LoginPage />,
});
