import { AppError, assertAccess, type Context, invalid, uploadDirect } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stopReading } from '../bodies.ts';
import { targetOf } from './tus-headers.ts';

/** Bytes for what stands around the file: boundaries and a few fields. */
const around = 65_536;
const handlerTimeout = 24 * 3_600_000;
const bodyLimit = Number.MAX_SAFE_INTEGER;
/** Bytes of a refused request that are read, so that its sender gets the answer. */
const readToEnd = 16 * 1_024 * 1_024;
const known = ['disk', 'diskPrefix', 'parentId', 'relativePath'];

/** A file in one multipart request, with fields that say where it goes before it or behind. */
export function registerDirectUpload(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.route({
    method: 'POST',
    url: '/api/v1/file-entries',
    config: { access: 'operation', upload: { maxBytes: bodyLimit } },
    bodyLimit,
    handlerTimeout,
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      assertAccess(ctx.actor, { access: 'files.create', changes: true });
      if (!request.isMultipart()) throw new AppError('unsupported_media');
      reply.code(201);
      try {
        return await receive(ctx, request);
      } catch (error) {
        if (Number(request.headers['content-length'] ?? 0) > readToEnd) stopReading(reply);
        else {
          // Senders that are still writing would lose the answer.
          request.raw.unpipe();
          request.raw.resume();
        }
        throw error;
      }
    },
  });
}

async function receive(ctx: Context, request: FastifyRequest) {
  const limits = { fileSize: bodyLimit, files: 2, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 50 };
  const parts = request.parts({ limits });
  const fields: Record<string, string> = {};
  /** Reads fields up to the next file; null at the end. */
  const nextFile = async () => {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      if (next.value.type === 'file') return next.value;
      const { fieldname, value } = next.value;
      if (known.includes(fieldname)) fields[fieldname] = String(value);
    }
    return null;
  };
  // What fails while the request is read is its sender's fault: the parser has no errors of its own for that.
  let isReading = true;
  try {
    const file = await nextFile();
    if (!file) throw invalid('file', 'This field is required.');
    if (file.fieldname !== 'file') throw invalid(file.fieldname.slice(0, 50) || 'file', 'This is not valid.');
    isReading = false;
    const length = request.headers['content-length'];
    return await uploadDirect(ctx, {
      ...targetOf(fields),
      name: file.filename,
      mime: file.mimetype,
      requestBytes: length === undefined ? null : Number(length),
      source: failingWith(file.file, () => {
        isReading = true;
      }),
      readRest: async () => {
        isReading = true;
        if (await nextFile()) throw invalid('file', 'Send one file only.');
        isReading = false;
        return targetOf(fields);
      },
      stop: () => request.raw.destroy(),
      around,
    });
  } catch (error) {
    const isKnown = error instanceof AppError || (error instanceof Error && 'statusCode' in error);
    throw isReading && !isKnown ? new AppError('bad_request', undefined, { cause: error }) : error;
  }
}

/** The bytes of a source; told when reading them fails, and not when whoever uses them does. */
function failingWith(source: AsyncIterable<Uint8Array>, onError: () => void): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const bytes = source[Symbol.asyncIterator]();
      return {
        next: () =>
          bytes.next().catch((error: unknown) => {
            onError();
            throw error;
          }),
        return: async () => {
          await bytes.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
