import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { PermissionName } from '@kantele/api/contract/roles';
import { notFound, redirect } from '@tanstack/react-router';
import { redirectAfterSignIn } from '../lib/after-sign-in.ts';
import { loginPath } from '../lib/safe-redirect-path.ts';
import { isAppearanceEditorActive } from './appearance-editor.ts';
import { can } from './boot.tsx';
import { onboarding } from './onboarding.ts';
import { siteSetting } from './settings.ts';

/** What guards need of `beforeLoad`. */
interface Visit {
  context: { boot: BootstrapData };
  location: { publicHref: string };
}

/** Sends guests to the sign-in page, which leads back. */
export function requireSignedIn({ context, location }: Visit): void {
  if (!context.boot.user) throw redirect({ href: loginPath(location.publicHref), replace: true });
}

/** Guests may sign in; everybody else who lacks the permission sees the not-found page. */
export function requirePermission(visit: Visit, permission: PermissionName): void {
  if (can(visit.context.boot, permission)) return;
  requireSignedIn(visit);
  throw notFound();
}

/** Plans and all about them exist only on a site that sells them. */
export function requireBilling({ context }: Pick<Visit, 'context'>): void {
  if (!siteSetting(context.boot, 'billing.enable')) throw notFound();
}

/** Where signing in leads, with `?redirect=` of the page as what was asked for. */
export function afterSignIn(boot: BootstrapData, asked: unknown): string {
  return redirectAfterSignIn({
    asked,
    onboarding: onboarding.get(),
    configured: siteSetting(boot, 'auth.redirect'),
  });
}

/** Pages for guests have nothing for those who are signed in, unless they are being designed. */
export function requireGuest({ context: { boot } }: Visit, asked: unknown): void {
  if (boot.user && !isAppearanceEditorActive()) {
    throw redirect({ href: afterSignIn(boot, asked), replace: true });
  }
}
