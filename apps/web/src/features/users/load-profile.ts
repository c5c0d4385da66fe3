import type { Profile } from '@kantele/api/contract/users';
import { redirect } from '@tanstack/react-router';
import { load } from '../../app/load.ts';
import type { RouterContext } from '../../app/router-context.ts';
import { errorOf } from '../../lib/api-error.ts';
import { loginPath } from '../../lib/safe-redirect-path.ts';

/** A user's profile. @throws a redirect to the sign-in page where guests may not see profiles; notFound */
export async function loadProfile(
  utils: RouterContext['utils'],
  id: number,
  publicHref: string,
): Promise<Profile> {
  try {
    const { user } = await load(() => utils.users.get.ensureData({ id }));
    return user;
  } catch (error) {
    if (errorOf(error).status === 401) throw redirect({ href: loginPath(publicHref) });
    throw error;
  }
}
