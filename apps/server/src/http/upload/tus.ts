import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import {
  AppError,
  abortUpload,
  assertAccess,
  beginUpload,
  type Context,
  fileRules,
  getUpload,
  type Upload,
  writeUpload,
} from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  bytesOf,
  checksumAlgorithms,
  checksumOf,
  metadataOf,
  tusExtensions,
  tusVersion,
} from './tus-headers.ts';

const path = '/api/v1/tus/upload';
const bodyType = 'application/offset+octet-stream';
/** Milliseconds: uploads end by lack of progress, not in total. */
const handlerTimeout = 24 * 3_600_000;
/** The length is checked against what was announced. */
const bodyLimit = Number.MAX_SAFE_INTEGER;

type Request = FastifyRequest<{ Params: { key: string } }>;

/**
 * Resumable uploads by the tus protocol: announce (POST), ask how far it is (HEAD), go on (PATCH), give up (DELETE).
 * `POST tus/entries` then makes a file of it. Why this is not the library @tus/server: docs/decisions/0019.
 */
export function registerTus(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(bodyType, (_request, body, done) => done(null, body));
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('tus-resumable', tusVersion).header('cache-control', 'no-store');
    });
    const config = { access: 'operation', upload: { maxBytes: bodyLimit } } as const;
    const route = { config, bodyLimit, handlerTimeout };
    const called = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers['tus-resumable'] !== tusVersion) {
        reply.header('tus-version', tusVersion);
        throw new AppError('precondition');
      }
      const ctx = await contextOf(request, reply);
      assertAccess(ctx.actor, { access: 'files.create', changes: request.method !== 'HEAD' });
      return ctx;
    };

    scope.route({
      ...route,
      method: 'OPTIONS',
      url: path,
      handler: async (request, reply) => {
        const { maxBytes } = await fileRules(await contextOf(request, reply));
        return reply
          .code(204)
          .headers({
            'tus-version': tusVersion,
            'tus-extension': tusExtensions,
            'tus-max-size': String(maxBytes),
            'tus-checksum-algorithm': checksumAlgorithms.join(','),
          })
          .send();
      },
    });

    scope.route({
      ...route,
      method: 'POST',
      url: path,
      handler: async (request, reply) => {
        const ctx = await called(request, reply);
        const { headers } = request;
        // Uploads made of other uploads, or of a length that is not known yet, are not offered.
        if (headers['upload-concat'] !== undefined) throw new AppError('bad_request');
        const size = bytesOf(headers['upload-length']);
        const metadata = metadataOf(text(headers['upload-metadata']));
        const upload = await beginUpload(ctx, { ...metadata, transport: 'tus', size });
        reply.code(201).header('location', `${path}/${upload.id}`).header('upload-expires', expiry(upload));
        if (headers['content-type'] === bodyType) {
          reply.header('upload-offset', String(await write(ctx, request, upload.id, 0)));
        }
        return reply.send();
      },
    });

    scope.route<{ Params: { key: string } }>({
      ...route,
      method: 'HEAD',
      url: `${path}/:key`,
      handler: async (request, reply) => {
        const upload = await getUpload(await called(request, reply), request.params.key, 'tus');
        if (upload.state === 'aborted' || upload.state === 'failed') throw new AppError('gone');
        return reply
          .headers({
            'upload-offset': String(upload.received),
            'upload-length': String(upload.size),
            'upload-expires': expiry(upload),
          })
          .send();
      },
    });

    scope.route<{ Params: { key: string } }>({
      ...route,
      method: 'PATCH',
      url: `${path}/:key`,
      handler: async (request, reply) => {
        const ctx = await called(request, reply);
        const { headers, params } = request;
        if (headers['content-type'] !== bodyType) throw new AppError('unsupported_media');
        const offset = bytesOf(headers['upload-offset']);
        const upload = await getUpload(ctx, params.key, 'tus');
        if (upload.state === 'aborted' || upload.state === 'failed') throw new AppError('gone');
        if (upload.received !== offset) throw new AppError('conflict', 'This upload stands at another byte.');
        if (offset + Number(headers['content-length'] ?? 0) > upload.size) throw new AppError('too_large');
        const received = await write(ctx, request, upload.id, offset);
        return reply
          .code(204)
          .headers({ 'upload-offset': String(received), 'upload-expires': expiry(upload) })
          .send();
      },
    });

    scope.route<{ Params: { key: string } }>({
      ...route,
      method: 'DELETE',
      url: `${path}/:key`,
      handler: async (request: Request, reply) => {
        await abortUpload(await called(request, reply), request.params.key, 'tus');
        return reply.code(204).send();
      },
    });
  });
}

/** Writes the body of a request; what came before its sender went away is kept. */
async function write(ctx: Context, request: FastifyRequest, id: string, offset: number): Promise<number> {
  const { raw, headers } = request;
  const checksum = checksumOf(headers['upload-checksum']);
  const { source, stop } = stoppable(raw);
  const hashed = async function* () {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      checksum?.hash.update(chunk);
      yield chunk;
    }
  };
  const isIntact = checksum ? () => checksum.hash.digest('base64') === checksum.wanted : undefined;
  try {
    return await writeUpload(ctx, { id, offset, source: hashed(), isIntact, stop });
  } catch (error) {
    stop();
    throw error;
  }
}

/** A body until it is stopped: then it fails as `conflict`, the rest is thrown away, and its sender can be answered. */
function stoppable(body: IncomingMessage) {
  const source = new PassThrough();
  // Whoever reads it is told; when nobody does, nobody has to be.
  source.on('error', () => {});
  body.pipe(source);
  const broken = () => source.destroy(new AppError('bad_request'));
  body.once('error', broken);
  body.once('close', () => {
    if (!body.complete) broken();
  });
  const stop = () => {
    body.unpipe(source);
    body.resume();
    source.destroy(new AppError('conflict'));
  };
  return { source, stop };
}

const expiry = ({ expires_at }: Upload) => expires_at.toUTCString();

function text(header: string | string[] | undefined): string | undefined {
  if (Array.isArray(header)) throw new AppError('bad_request');
  return header;
}
