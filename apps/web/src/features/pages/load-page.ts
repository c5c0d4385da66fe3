import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { redirect } from '@tanstack/react-router';
import { load } from '../../app/load.ts';
import { errorOf } from '../../lib/api-error.ts';
import { loginPath } from '../../lib/safe-redirect-path.ts';

/** Reads a custom page. @throws a redirect of guests to the sign-in page where they may not read it; notFound */
export async function loadPage<Answer>(
  boot: BootstrapData,
  publicHref: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await load(read);
  } catch (error) {
    const { status } = errorOf(error);
    if (!boot.user && (status === 401 || status === 403)) throw redirect({ href: loginPath(publicHref) });
    throw error;
  }
}
