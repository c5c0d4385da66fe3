import {
  AppError,
  assertAccess,
  type Context,
  getSite,
  type RestRow,
  restTable,
  ruleOf,
  type Services,
  sessionCookieName,
} from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertSentFromHere } from './csrf.ts';
import { GuestCache } from './guest-cache.ts';
import { refuseMalformedRequests } from './malformed-requests.ts';
import { procedureNamed } from './procedures.ts';
import { inputOf } from './rest-input.ts';
import { slowMs, uploadedFile, uploadRoute } from './uploads.ts';

/** Serves every row of the REST table: parses the request, calls the procedure, wraps the answer. */
export function registerRest(
  app: FastifyInstance,
  services: Services,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  refuseMalformedRequests(app);
  for (const row of restTable) {
    const path = row.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const handler = handlerOf(row, services, contextOf);
    const method = isReading(row) ? ['GET', 'HEAD'] : row.method;
    for (const prefix of row.unprefixed ? ['/api/v1/', '/'] : ['/api/v1/']) {
      const { upload } = row;
      const { slow = false } = ruleOf(row.procedure);
      const config = { access: 'operation', slow, ...(upload ? { upload } : {}) } as const;
      const patience = slow ? { handlerTimeout: slowMs } : {};
      app.route({ method, url: prefix + path, config, ...patience, ...uploadRoute(upload), handler });
    }
  }
  refuseOtherMethods(app);
}

function handlerOf(
  row: RestRow,
  services: Services,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
) {
  const procedure = procedureNamed(row.procedure);
  if (!procedure || procedure._def.type === 'subscription')
    throw new Error(`There is no procedure ${row.procedure}.`);
  const { type } = procedure._def;
  const answer = async (request: FastifyRequest, ctx: Context) => {
    // Before anything of the request is read: who may not call it learns nothing about its input.
    assertAccess(ctx.actor, ruleOf(row.procedure));
    if (row.method === 'GET' && type === 'mutation') assertSentFromHere(request, services);
    const { upload } = row;
    const file = upload && request.isMultipart() ? await uploadedFile(request, upload) : undefined;
    const input = inputOf(row, request, file);
    const getRawInput = async () => input;
    const call = { path: row.procedure, ctx, type, getRawInput, signal: undefined, batchIndex: 0 };
    const output = await procedure(call);
    return row.answer ? row.answer(output) : output;
  };
  const sessionCookie = sessionCookieName(services.baseUrl);
  const cache = new GuestCache();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.code(row.status ?? 200);
    const anonymous =
      request.cookies[sessionCookie] === undefined && request.headers.authorization === undefined;
    if (row.guestSeconds && anonymous) {
      const { revision } = await getSite(services.db);
      const make = async () => answer(request, await contextOf(request, reply));
      reply.type('application/json; charset=utf-8');
      return cache.get(`${revision}\n${request.url}`, row.guestSeconds, make);
    }
    const ctx = await contextOf(request, reply);
    if (ctx.actor.kind !== 'guest') reply.header('cache-control', 'no-store');
    return answer(request, ctx);
  };
}

/** A GET that changes something is no GET to those who look ahead: HEAD does not do it. */
const isReading = ({ method, procedure }: RestRow) => method === 'GET' && !ruleOf(procedure).changes;

/** A known path with another method is 405 with `Allow`, not 404. */
function refuseOtherMethods(app: FastifyInstance): void {
  const rows = new Map<string, RestRow[]>();
  for (const row of restTable) {
    const shape = row.path.replaceAll(/\{\w+\}/g, '{}');
    rows.set(shape, [...(rows.get(shape) ?? []), row]);
  }
  const shapes = [...rows].map(([shape, same]) => ({
    pattern: new RegExp(`^/api/v1/${shape.replaceAll('{}', '[^/]+')}$`),
    allow: [...new Set([...same.map(({ method }) => method), ...(same.some(isReading) ? ['HEAD'] : [])])],
  }));
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    config: { access: 'open' },
    handler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      const known = shapes.find((shape) => shape.pattern.test(path));
      if (!known || known.allow.includes(request.method)) throw new AppError('not_found');
      reply.header('allow', known.allow.join(', '));
      throw new AppError('method_not_allowed');
    },
  });
}
