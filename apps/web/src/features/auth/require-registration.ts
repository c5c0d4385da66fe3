import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { redirect } from '@tanstack/react-router';
import { siteSetting } from '../../app/settings.ts';

/** While registration is closed, leads to the sign-in page. */
export function requireRegistration({ context }: { context: { boot: BootstrapData } }): void {
  if (siteSetting(context.boot, 'registration.disable')) throw redirect({ href: '/login', replace: true });
}
