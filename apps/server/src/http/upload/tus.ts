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
  siteAddress,
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
    // Bodies are read where their bytes are written; those of another type never.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === tusVersion) return;
      reply.header('tus-version', tusVersion);
      throw new AppError('precondition');
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('tus-resumable', tusVersion).header('cache-control', 'no-store');
    });
    const config = { access: 'operation', upload: { maxBytes: bodyLimit } } as const;
    const route = { config, bodyLimit, handlerTimeout };
    const upload = `${path}/:key`;
    const called = async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await contextOf(request, reply);
      assertAccess(ctx.actor, { access: 'files.create', changes: request.method !== 'HEAD' });
      return ctx;
    };

    for (const url of [path, upload]) {
      scope.route({
        ...route,
        method: 'OPTIONS',
        url,
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
    }

    scope.route({
      ...route,
      method: 'POST',
      url: path,
      handler: async (request, reply) => {
        const ctx = await called(request, reply);
        const { headers } = request;
        // Uploads made of other uploads, or of a length that is not known yet, are not offered.
        const isOffered = ['upload-concat', 'upload-defer-length'].every(
          (name) => headers[name] === undefined,
        );
        if (!isOffered) throw new AppError('bad_request');
        const size = bytesOf(headers['upload-length']);
        const isWithBytes = headers['content-type'] === bodyType;
        if (isWithBytes) assertWritable(request, 0, size);
        const announced = await announce(ctx, headers['upload-metadata']?.toString(), size);
        reply
          .code(201)
          .header('location', siteAddress(`${path}/${announced.id}`))
          .headers(expiry(announced));
        if (isWithBytes) reply.header('upload-offset', String(await write(ctx, request, announced.id, 0)));
        return reply.send();
      },
    });

    scope.route<{ Params: { key: string } }>({
      ...route,
      method: 'HEAD',
      url: upload,
      handler: async (request, reply) => {
        const found = await getUpload(await called(request, reply), request.params.key, 'tus');
        return reply
          .headers({
            'upload-offset': String(found.received),
            'upload-length': String(found.size),
            ...(found.metadata === null ? {} : { 'upload-metadata': found.metadata }),
            ...expiry(found),
          })
          .send();
      },
    });

    scope.route<{ Params: { key: string } }>({
      ...route,
      method: 'PATCH',
      url: upload,
      handler: async (request, reply) => {
        const ctx = await called(request, reply);
        const { headers, params } = request;
        if (headers['content-type'] !== bodyType) throw new AppError('unsupported_media');
        const offset = bytesOf(headers['upload-offset']);
        const found = await getUpload(ctx, params.key, 'tus');
        if (found.received !== offset) throw new AppError('conflict', 'This upload stands at another byte.');
        assertWritable(request, offset, found.size);
        const received = found.state === 'completed' ? offset : await write(ctx, request, found.id, offset);
        return reply
          .code(204)
          .headers({ 'upload-offset': String(received), ...expiry(found) })
          .send();
      },
    });

    scope.route<{ Params: { key: string } }>({
      ...route,
      method: 'DELETE',
      url: upload,
      handler: async (request: Request, reply) => {
        const ctx = await called(request, reply);
        const { id } = await getUpload(ctx, request.params.key, 'tus');
        await abortUpload(ctx, id, 'tus');
        return reply.code(204).send();
      },
    });
  });
}

/**
 * Announces a file as its headers describe it.
 * @throws AppError as `beginUpload`; `too_large` with the same words for a length beyond `Tus-Max-Size`
 */
async function announce(ctx: Context, metadata: string | undefined, size: number): Promise<Upload> {
  const file = metadataOf(metadata);
  try {
    return await beginUpload(ctx, { ...file, transport: 'tus', size, metadata });
  } catch (error) {
    const { maxBytes } = await fileRules(ctx);
    if (!(error instanceof AppError) || error.code !== 'invalid' || size <= maxBytes) throw error;
    throw new AppError('too_large', undefined, error.fields ? { fields: error.fields } : {});
  }
}

/** Whether what a request says of its body can be written here. @throws AppError `bad_request`, `too_large` */
function assertWritable({ headers }: FastifyRequest, offset: number, size: number): void {
  checksumOf(headers['upload-checksum']);
  if (offset + Number(headers['content-length'] ?? 0) > size) throw new AppError('too_large');
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

/** Until when an upload that is not finished stays: what has become a file does not expire. */
const expiry = ({ state, expires_at }: Upload): Record<string, string> =>
  state === 'completed' ? {} : { 'upload-expires': expires_at.toUTCString() };
