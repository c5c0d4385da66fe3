import { appRouter, type Context } from '@kantele/api/server';
import { getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { getErrorShape } from '@trpc/server/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Procedure, procedureNamed } from './procedures.ts';

/** One query of a request. */
interface Query {
  path: string;
  input: unknown;
  procedure: Procedure;
}

export interface Queries {
  isBatch: boolean;
  calls: Query[];
}

export interface QueryHooks {
  maxBatchSize: number;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  headersOf(
    ctx: Context | undefined,
    errors: readonly TRPCError[],
    paths: readonly string[],
  ): Record<string, string>;
  onError(failure: { error: TRPCError; path: string; ctx: Context | undefined }): void;
}

const { _config: config } = appRouter._def;

/**
 * The queries a GET request of the web application asks for; null when there is anything about it that is not plain,
 * which is tRPC's adapter's to answer: unknown names, mutations, input that is no JSON, streams.
 */
export function queriesOf(request: FastifyRequest, maxBatchSize: number): Queries | null {
  const { path } = request.params as { path: string };
  const { input, batch, workspaceId: _, ...others } = request.query as Record<string, unknown>;
  if (request.method !== 'GET' || path.includes('%') || Object.keys(others).length > 0) return null;
  if (request.headers['trpc-accept'] !== undefined || (batch !== undefined && batch !== '1')) return null;
  const paths = batch ? path.split(',') : [path];
  const inputs = inputsOf(input, paths.length, batch === '1');
  if (paths.length > maxBatchSize || !inputs) return null;
  const calls: Query[] = [];
  for (const [at, name] of paths.entries()) {
    const procedure = procedureNamed(name);
    if (procedure?._def.type !== 'query') return null;
    calls.push({ path: name, input: inputs[at], procedure });
  }
  return { isBatch: batch === '1', calls };
}

function inputsOf(text: unknown, count: number, isBatch: boolean): unknown[] | null {
  if (text === undefined) return Array(count).fill(undefined);
  if (typeof text !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isBatch) return [parsed];
    if (typeof parsed !== 'object' || parsed === null) return null;
    return Array.from({ length: count }, (_, at) => Reflect.get(parsed, String(at)) as unknown);
  } catch {
    return null;
  }
}

type Outcome = { data: unknown } | { error: TRPCError };

/**
 * Answers queries as tRPC's adapter does, without the objects it makes for each request: those cost more than most
 * queries themselves.
 */
export async function answerQueries(
  { calls, isBatch }: Queries,
  hooks: QueryHooks,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  let ctx: Context | undefined;
  let refusal: unknown;
  try {
    ctx = await hooks.createContext(request, reply);
  } catch (error) {
    refusal = error;
  }
  const context = ctx;
  const outcomes = await Promise.all(
    calls.map(async ({ path, input, procedure }, batchIndex): Promise<Outcome> => {
      try {
        if (!context) throw refusal;
        const getRawInput = async () => input;
        const call = {
          path,
          ctx: context,
          type: 'query',
          getRawInput,
          signal: undefined,
          batchIndex,
        } as const;
        return { data: await procedure(call) };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        hooks.onError({ error, path, ctx: context });
        return { error };
      }
    }),
  );
  const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
  const statuses = new Set(
    outcomes.map((outcome) => ('error' in outcome ? getHTTPStatusCodeFromError(outcome.error) : 200)),
  );
  const [status = 200] = statuses;
  reply.code(statuses.size > 1 ? 207 : status);
  reply.headers(
    hooks.headersOf(
      context,
      errors,
      calls.map(({ path }) => path),
    ),
  );
  reply.header('vary', 'trpc-accept, accept').type('application/json');
  const answers = outcomes.map((outcome, at) => {
    if ('data' in outcome) return { result: { data: outcome.data } };
    const { path = '', input } = calls[at] ?? {};
    return {
      error: getErrorShape({ config, error: outcome.error, type: 'query', path, input, ctx: context }),
    };
  });
  return JSON.stringify(isBatch ? answers : answers[0]);
}
