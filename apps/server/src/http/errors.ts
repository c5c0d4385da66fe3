import {
  AppError,
  describeError,
  type ErrorCode,
  english,
  errorTable,
  type Services,
  type Translate,
} from '@kantele/api/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stopReading } from './bodies.ts';
import { languageFor } from './session.ts';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'uri_too_long',
  415: 'unsupported_media',
  429: 'rate_limited',
  431: 'headers_too_large',
  503: 'overloaded',
};

/** One JSON shape for every refusal: `{ message, code, requestId }`, plus `errors` at 422. */
export function sendError(
  reply: FastifyReply,
  request: FastifyRequest,
  error: unknown,
  translate: Translate = english,
): FastifyReply {
  const described = describeError(fromFastify(error), translate);
  if (described.report) request.log.error({ err: error }, 'request failed');
  reply.code(described.status).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  const wait = described.retryAfter ?? (described.status === 503 ? 5 : undefined);
  if (described.code === 'too_large') stopReading(reply);
  if (described.code === 'method_not_allowed' && !reply.hasHeader('allow'))
    reply.header('allow', allowedBy(request));
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return reply.send({
    message: described.message,
    code: described.code,
    requestId: request.id,
    ...(described.fields ? { errors: described.fields } : {}),
    ...(described.limit ? { limit: described.limit } : {}),
  });
}

/** The methods of the address, as far as the router knows it by others; at least those that may be tried. */
function allowedBy(request: FastifyRequest): string {
  const { method = 'GET' } = request.routeOptions;
  return [method].flat().join(', ');
}

/** Refusals of Fastify itself (body too large, broken JSON …) as ours, by their status. */
function fromFastify(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const { statusCode, code } = error as FastifyError;
  if (typeof statusCode !== 'number' || statusCode === 500) return error;
  if (code?.startsWith('FST_') || statusCode < 500 || statusCode === 503) {
    const ours = codeOfStatus[statusCode];
    if (ours) return new AppError(ours, undefined, { cause: error });
  }
  return error;
}

/** Error messages are in the language of the request, as far as it is known. */
export function registerErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { translate } = await languageFor(services, request).catch(() => ({ translate: english }));
    return sendError(reply, request, error, translate);
  });
  // What plugins do not find, e.g. a file of the build.
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found');
  });
}

/** Default sentence of a code, for answers made without an operation. */
export function sentence(code: ErrorCode): string {
  return errorTable[code].message;
}
