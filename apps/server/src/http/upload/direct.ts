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

/** A file in one multipart request: fields that say where it goes, then the file. */
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
  const limits = { fileSize: bodyLimit, files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 50 };
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (known.includes(part.fieldname)) fields[part.fieldname] = String(part.value);
      continue;
    }
    if (part.fieldname !== 'file') throw invalid(part.fieldname.slice(0, 50) || 'file', 'This is not valid.');
    const length = request.headers['content-length'];
    // Nothing after the file is read: what says where it goes comes first.
    return uploadDirect(ctx, {
      ...targetOf(fields),
      name: part.filename,
      mime: part.mimetype,
      requestBytes: length === undefined ? null : Number(length),
      source: part.file,
      stop: () => request.raw.destroy(),
      around,
    });
  }
  throw invalid('file', 'This field is required.');
}
