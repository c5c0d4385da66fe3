import { type AppRouter, appRouter, type Context } from '@kantele/api/server';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { callTRPCProcedure, getErrorShape, getTRPCErrorFromUnknown } from '@trpc/server';
import { observable } from '@trpc/server/observable';

/** A typed client whose calls stay in this process: pages use it exactly as browsers use the one over HTTP. */
export function localClient(ctx: Context) {
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        callTRPCProcedure({
          router: appRouter,
          path: op.path,
          getRawInput: async () => op.input,
          ctx,
          type: op.type,
          signal: ctx.signal,
          batchIndex: 0,
        })
          .then((data: unknown) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          })
          .catch((cause: unknown) => {
            const error = getTRPCErrorFromUnknown(cause);
            const shape = getErrorShape({
              config: appRouter._def._config,
              error,
              type: op.type,
              path: op.path,
              input: op.input,
              ctx,
            });
            observer.error(TRPCClientError.from({ error: shape }, { cause: error }));
          });
      });
  return createTRPCClient<AppRouter>({ links: [link] });
}

export type LocalClient = ReturnType<typeof localClient>;
