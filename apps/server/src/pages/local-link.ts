import { type AppRouter, appRouter, type Context } from '@kantele/api/server';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { callTRPCProcedure, getErrorShape, getTRPCErrorFromUnknown } from '@trpc/server';
import { observable } from '@trpc/server/observable';

/** A query that was refused, as the browser is told of it. */
export interface RefusedCall {
  path: string;
  input: unknown;
  error: { message: string; code: number; data: { httpStatus: number; appCode: string } };
}

/**
 * A typed client whose calls stay in this process: pages use it exactly as browsers use the one over HTTP.
 * @param onRefused told of what does not exist or may not be seen
 */
export function localClient(ctx: Context, onRefused?: (call: RefusedCall) => void) {
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
            const { message, code, data } = shape;
            // Without the number of the request: a page is the same text as long as it says the same.
            if (refused.has(data.httpStatus)) {
              const { httpStatus, appCode } = data;
              onRefused?.({
                path: op.path,
                input: op.input,
                error: { message, code, data: { httpStatus, appCode } },
              });
            }
            observer.error(TRPCClientError.from({ error: shape }, { cause: error }));
          });
      });
  return createTRPCClient<AppRouter>({ links: [link] });
}

/** What stays so, whoever asks again. */
const refused = new Set([400, 403, 404, 422]);

export type LocalClient = ReturnType<typeof localClient>;
