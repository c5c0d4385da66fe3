import type { AppRouter } from '@kantele/api/router';
import { createTRPCReact } from '@trpc/react-query';

/** Hooks of the router's procedures; pages read with `useSuspenseQuery` what their loader has fetched. */
export const trpc = createTRPCReact<AppRouter>();
