import type { AppRouter } from '@kantele/api/router';
import type { inferRouterOutputs } from '@trpc/server';

/** One setting as `settings.list` sends it. */
export type Setting = inferRouterOutputs<AppRouter>['settings']['list']['settings'][number];
