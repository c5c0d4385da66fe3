import {
  AppError,
  appRouter,
  assertShallow,
  type Context,
  describeError,
  errorTable,
  ruleOf,
} from '@kantele/api/server';
import { TRPCError } from '@trpc/server';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerQueries, type QueryHooks, queriesOf } from './trpc-queries.ts';
import { slowMs } from './uploads.ts';

/** The adapter takes all there are. */
const methods = ['GET', 'HEAD', 'POST'];

/** The router under /trpc, in a scope of its own: the adapter replaces content type parsers. */
export function registerTrpc(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'operation' };
    });
    scope.addHook('onRequest', async ({ method }, reply) => {
      if (methods.includes(method)) return;
      reply.header('allow', methods.join(', '));
      throw new AppError('method_not_allowed');
    });
    // The adapter parses bodies itself.
    scope.addHook('preValidation', async ({ body }) => {
      if (typeof body === 'string') assertShallow(body);
    });
    scope.removeContentTypeParser(['application/json', 'multipart/form-data']);
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
    const hooks: QueryHooks = {
      maxBatchSize: 10,
      createContext: (request, reply) => contextOf(request, reply).catch(refuse),
      headersOf,
      onError: ({ error, path, ctx }) => {
        if (describeError(error).report) ctx?.services.log.error({ err: error, path }, 'procedure failed');
      },
    };
    const { maxBatchSize } = hooks;
    const answer = async (path: string, req: FastifyRequest, res: FastifyReply) => {
      const queries = queriesOf(req, maxBatchSize);
      if (queries) return answerQueries(queries, hooks, req, res);
      await fastifyRequestHandler({
        ...{ req, res, path, router: appRouter, maxBatchSize },
        createContext: () => hooks.createContext(req, res),
        responseMeta: ({ ctx, errors, paths }) => ({ headers: new Headers(headersOf(ctx, errors, paths)) }),
        onError: ({ error, path: name = '', ctx }) => hooks.onError({ error, path: name, ctx }),
      });
      return res;
    };
    scope.all<{ Params: { path: string } }>('/trpc/:path', (req, res) => {
      // It is decoded already, and would be once more.
      if (req.params.path.includes('%')) throw new AppError('not_found');
      return answer(req.params.path, req, res);
    });
    // What may take its time is called by itself.
    for (const name of Object.keys(appRouter._def.procedures).filter((path) => ruleOf(path).slow)) {
      scope.post(
        `/trpc/${name}`,
        { handlerTimeout: slowMs, config: { access: 'operation', slow: true } },
        (req, res) => answer(name, req, res),
      );
    }
  });
}

function headersOf(
  ctx: Context | undefined,
  errors: readonly TRPCError[],
  paths: readonly string[] = [],
): Record<string, string> {
  const headers: Record<string, string> = {
    'cache-control': ctx?.actor.kind === 'guest' ? 'no-cache' : 'no-store',
  };
  const waits = errors.flatMap((error) => describeError(error).retryAfter ?? []);
  if (errors.some(({ code }) => code === 'METHOD_NOT_SUPPORTED')) headers.allow = allowedOf(paths);
  if (waits.length > 0) headers['retry-after'] = String(Math.max(...waits));
  return headers;
}

/** Queries are asked by GET, mutations by POST. */
function allowedOf(paths: readonly string[] = []): string {
  const procedures: object = appRouter._def.procedures;
  const isMutation = paths.some((path) => Reflect.get(procedures, path)?._def.type === 'mutation');
  return isMutation ? 'POST' : 'GET, HEAD';
}

/** Refusals before a procedure is reached, e.g. of a token that opens nothing: the same as those of procedures. */
function refuse(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new TRPCError({ code: errorTable[error.code].trpc, message: error.message, cause: error });
}
