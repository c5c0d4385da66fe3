import { useSearch } from '@tanstack/react-router';
import { safeRedirectPath } from '../../lib/safe-redirect-path.ts';

/** What addresses of the sign-in pages may say. */
export interface AuthSearch {
  /** Where to go afterwards. */
  redirect?: string;
  /** Fills in the email address, which then cannot be changed. */
  email?: string;
  redirectFrom?: 'pricing';
}

export function authSearch({ redirect, email, redirectFrom }: Record<string, unknown>): AuthSearch {
  return {
    redirect: safeRedirectPath(redirect) ?? undefined,
    email: typeof email === 'string' && email.length <= 254 ? email : undefined,
    redirectFrom: redirectFrom === 'pricing' ? redirectFrom : undefined,
  };
}

/** The same for components. */
export function useAuthSearch(): AuthSearch {
  return useSearch({ strict: false, select: authSearch });
}

/** What a link from one of these pages to another takes along. */
export function carried({ redirect, email, redirectFrom }: AuthSearch): AuthSearch {
  return { redirect, email, redirectFrom };
}
