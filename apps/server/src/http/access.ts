import type { Access } from '@kantele/api/server';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call the route. `operation`: the operation behind it decides; `operator`: who has the token of the
     * metrics or the key of the inbox; `page`: everybody, the router's guards decide what is shown.
     */
    access?: Access | 'operation' | 'operator' | 'page';
  }
  interface FastifyInstance {
    /** Every route that was registered, tRPC's and static ones too. */
    allRoutes: readonly RouteOptions[];
  }
}

/** Refuses to start with a route that does not say who may call it. */
export function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('allRoutes', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Plugins state the access of their routes in hooks of their own, which run after this one.
  app.addHook('onReady', async () => {
    for (const route of routes) {
      if (!route.config?.access) {
        throw new Error(`Route ${String(route.method)} ${route.url} does not declare its access.`);
      }
    }
  });
}
