import { Outlet } from '@tanstack/react-router';
import { AuthFooter } from '../features/auth/AuthFooter.ts';
import Footer from './footer/Footer.tsx';

/** Around the pages for signing in. */
export function AuthLayout() {
  return (
    <AuthFooter value={<Footer menu="auth-page-footer" />}>
      <Outlet />
    </AuthFooter>
  );
}
