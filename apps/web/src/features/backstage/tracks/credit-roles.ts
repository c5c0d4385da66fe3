import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { creditWords } from '../../../lib/credits.ts';

export type Credit = NonNullable<inferRouterInputs<AppRouter>['tracks']['update']['credits']>[number];
export type CreditRole = Credit['role'];

const all = [
  'composer',
  'lyricist',
  'producer',
  'performer',
  'engineer',
  'mixer',
  'remixer',
  'main',
  'featured',
] as const satisfies readonly CreditRole[];

/** Roles that are offered; artists of the sleeve are named elsewhere. */
export const offeredRoles = all.filter((role) => role in creditWords);

/** A role as the server knows it. */
export const creditRoleOf = (role: string): CreditRole => all.find((one) => one === role) ?? 'performer';
