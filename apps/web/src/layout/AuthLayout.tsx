import { Outlet } from '@tanstack/react-router';
import { Providers } from '../app/Providers.tsx';
import { AuthFooter } from '../features/auth/AuthFooter.ts';
import { LaterFooter } from './footer/LaterFooter.tsx';

/** Around the pages for signing in. */
export function AuthLayout() {
  return (
    <Providers>
      <AuthFooter value={<LaterFooter menu="auth-page-footer" />}>
        <Outlet />
      </AuthFooter>
    </Providers>
  );
}
