import type { AppRouter } from '@kantele/api/router';
import type { inferRouterOutputs } from '@trpc/server';

export type AuditEvent = inferRouterOutputs<AppRouter>['audit']['list']['pagination']['data'][number];
