import { AppError, describeError, type ErrorCode, errorTable } from '@kantele/api/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
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
export function sendError(reply: FastifyReply, request: FastifyRequest, error: unknown): FastifyReply {
  const described = describeError(fromFastify(error));
  if (described.report) request.log.error({ err: error }, 'request failed');
  reply.code(described.status).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  if (described.status === 503) reply.header('retry-after', '5');
  return reply.send({
    message: described.message,
    code: described.code,
    requestId: request.id,
    ...(described.fields ? { errors: described.fields } : {}),
  });
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

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(reply, request, error));
}

/** Default sentence of a code, for answers made without an operation. */
export function sentence(code: ErrorCode): string {
  return errorTable[code].message;
}
