import type { User } from '@kantele/api/contract/users';
import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import type { Held } from '../parts/permissions.ts';

type Update = Omit<inferRouterInputs<AppRouter>['users']['update'], 'id'>;

/** Fields of a user that are saved together. Texts that may be missing are empty. */
export interface UserValues {
  display_name: string;
  first_name: string;
  last_name: string;
  email: string;
  email_verified: boolean;
  language: string;
  country: string;
  timezone: string;
  role_ids: number[];
  direct_permissions: Held[];
}

export function valuesOf(user: User): UserValues {
  return {
    display_name: user.display_name,
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    email: user.email,
    email_verified: user.email_verified_at !== null,
    language: user.language ?? '',
    country: user.country ?? '',
    timezone: user.timezone ?? '',
    role_ids: (user.roles ?? []).map(({ id }) => id).sort((a, b) => a - b),
    direct_permissions: user.direct_permissions,
  };
}

const optional = ['first_name', 'last_name', 'language', 'country', 'timezone'] as const;

/** Changes as the server wants them: an emptied text is none. */
export function updateOf(changes: Partial<UserValues>): Update {
  const emptied = optional.filter((name) => changes[name] === '').map((name) => [name, null]);
  return { ...changes, ...Object.fromEntries(emptied) };
}

/** The tab the fields of a failed change stand on. */
export function tabOf(fields: Record<string, unknown>): 'account' | 'access' | null {
  const names = Object.keys(fields);
  if (names.length === 0) return null;
  return names.every((name) => /^(role_ids|direct_permissions)(\.|$)/.test(name)) ? 'access' : 'account';
}
