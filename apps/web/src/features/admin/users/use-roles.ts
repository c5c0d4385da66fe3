import type { Role } from '@kantele/api/contract/roles';
import { trpc } from '../../../app/trpc.ts';

const none: Role[] = [];

/** Roles people can hold: all but the one of visitors who are not signed in. */
export function useRoles() {
  const { data, isPending } = trpc.roles.list.useQuery();
  return { roles: data?.roles.filter(({ guests }) => !guests) ?? none, isPending };
}
