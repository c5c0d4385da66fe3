import { realpath } from 'node:fs/promises';
import {
  AppError,
  type Context,
  downloadFormat,
  fieldsOf,
  fontKey,
  imageKey,
  isBelow,
  openDownload,
  openFile,
  openStream,
  openZip,
  type Services,
  type StreamSource,
  streamInput,
} from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bundledFontPath } from '../font-files.ts';
import { mediaPolicy } from '../security-headers.ts';
import { Descriptors, type OpenFile } from './descriptors.ts';
import { openStored } from './open-stored.ts';
import { repackagedOf } from './repackaged.ts';
import { sendFile } from './send-file.ts';
import { zipped } from './zipped.ts';

export interface StreamOptions {
  services: Services;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Prefix of an internal nginx location over the disk's root: nginx then moves the bytes. */
  accelRedirect: string | undefined;
  /** Milliseconds after which an answer that is still being sent is decided anew. */
  recheckMs?: number | undefined;
}

const mediaHeaders = {
  'content-security-policy': mediaPolicy,
  'cross-origin-resource-policy': 'same-site',
  'content-disposition': 'inline',
};

/** Audio, pictures and fonts: the things that move bytes. Decisions are operations; see streaming/open-stream.ts. */
export function registerStreams(
  app: FastifyInstance,
  { services, contextOf, accelRedirect, recheckMs = 30_000 }: StreamOptions,
): void {
  const descriptors = new Descriptors();
  app.addHook('onClose', () => descriptors.close());
  /** `path` is null for a store that is not on this machine. */
  const objectAt = (key: string) => {
    const path = services.storage.localPath(key);
    return path === null ? { path, open: () => openStored(services.storage, key) } : fileAt(path);
  };
  const fileAt = (path: string) => ({ path, open: () => descriptors.acquire(path) });
  const locate = async (source: StreamSource) =>
    source.storageKey === null ? fileAt(await libraryPath(source)) : objectAt(source.storageKey);

  /** The bytes of a track: its file, or its packets in another container. */
  const opened = async ({ repackaged, sourceSize }: StreamSource, open: () => Promise<OpenFile>) =>
    repackaged ? repackagedOf(await open(), repackaged, sourceSize) : open();

  /** Moves the bytes of a track. */
  async function sendSource(
    request: FastifyRequest,
    reply: FastifyReply,
    source: StreamSource,
    headers: Record<string, string>,
  ) {
    const { path, open } = await locate(source);
    // What is made while it is sent cannot be handed to nginx, nor what is not on this machine.
    if (accelRedirect && path !== null && !source.repackaged) {
      // nginx answers ranges itself; it needs the name and the headers it must not invent.
      reply.header(
        'x-accel-redirect',
        accelRedirect + path.slice(1).split('/').map(encodeURIComponent).join('/'),
      );
      reply.headers({ ...headers, etag: `"${source.etag}"`, 'cache-control': 'private, no-cache' });
      return reply.type(source.mime).send('');
    }
    const { mime, etag } = source;
    return sendFile(request, reply, {
      open: () => opened(source, open),
      mime,
      etag,
      cacheControl: 'private, no-cache',
      headers,
      recheck: { everyMs: recheckMs, isAllowed: source.mayStillHear },
    }).catch(async (error: unknown) => {
      if (isMissing(error)) await source.lost();
      return missing(error);
    });
  }

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/v1/tracks/:id/stream',
    config: { access: 'operation' },
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      const purpose = isPeek(request) ? 'peek' : 'play';
      const source = await openStream(ctx, streamRequest(request), purpose);
      return sendSource(request, reply, source, mediaHeaders);
    },
  });

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/v1/tracks/:id/download',
    config: { access: 'operation' },
    handler: async (request, reply) => {
      const { source, name } = await openDownload(await contextOf(request, reply), {
        track_id: idOf(request),
        format: formatOf(request),
      });
      const disposition = contentDisposition('attachment', name);
      return sendSource(request, reply, source, { ...mediaHeaders, 'content-disposition': disposition });
    },
  });

  for (const type of ['album', 'playlist'] as const)
    app.route<{ Params: { id: string } }>({
      method: ['GET', 'HEAD'],
      url: `/api/v1/${type}s/:id/download`,
      config: { access: 'operation' },
      handler: async (request, reply) => {
        const source = await openZip(await contextOf(request, reply), {
          type,
          id: idOf(request),
          format: formatOf(request),
        });
        const { file, isAllowed } = zipped(services, source, async (song) =>
          opened(song, (await locate(song)).open),
        );
        return sendFile(request, reply, {
          open: async () => file,
          mime: 'application/zip',
          etag: source.etag,
          cacheControl: 'private, no-cache',
          headers: { ...mediaHeaders, 'content-disposition': contentDisposition('attachment', source.name) },
          recheck: { everyMs: recheckMs, isAllowed },
        }).catch(missing);
      },
    });

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/v1/file-entries/:id/content',
    config: { access: 'operation' },
    handler: async (request, reply) => {
      const file = await openFile(await contextOf(request, reply), { id: idOf(request) });
      const shown = /^(image|audio)\//.test(file.mime) ? 'inline' : 'attachment';
      return sendFile(request, reply, {
        open: objectAt(file.storageKey).open,
        mime: file.mime,
        etag: file.etag,
        cacheControl: file.isPublic ? 'public, max-age=300' : 'private, no-cache',
        headers: { ...mediaHeaders, 'content-disposition': contentDisposition(shown, file.name) },
      }).catch(missing);
    },
  });

  app.route<{ Params: { hash: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/images/:hash/:file',
    config: { access: 'open' },
    handler: async (request, reply) => {
      const { hash } = request.params;
      const match = /^(64|160|320|640|1200)\.(webp|avif)$/.exec(request.params.file);
      if (!/^[0-9a-f]{32}$/.test(hash) || !match?.[1] || !match[2]) throw new AppError('not_found');
      const key = imageKey(hash, Number(match[1]), match[2]);
      return sendFile(request, reply, {
        open: objectAt(key).open,
        mime: `image/${match[2]}`,
        etag: `${hash}-${request.params.file}`,
        cacheControl: 'public, max-age=31536000, immutable',
        headers: mediaHeaders,
      }).catch(missing);
    },
  });

  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/fonts/:file',
    config: { access: 'open' },
    handler: async (request, reply) => {
      const hash = /^([0-9a-f]{32})\.woff2$/.exec(request.params.file)?.[1];
      if (!hash) throw new AppError('not_found');
      const path = bundledFontPath(hash);
      const { open } = path === null ? objectAt(fontKey(hash)) : fileAt(path);
      return sendFile(request, reply, {
        open,
        mime: 'font/woff2',
        etag: hash,
        cacheControl: 'public, max-age=31536000, immutable',
        headers: mediaHeaders,
      }).catch(missing);
    },
  });
}

/** RFC 6266: a name in any script, and one of plain letters for what cannot read it. */
function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Bytes a player may look at before it plays: what it asks for together with the index of a rendition. */
const peekBytes = 128 * 1_024;

/** Whether only the first bytes are asked for, or none: nobody listens yet. */
function isPeek(request: FastifyRequest): boolean {
  if (request.method === 'HEAD') return true;
  const end = /^bytes=0-(\d{1,9})$/.exec(request.headers.range ?? '')?.[1];
  return end !== undefined && Number(end) < peekBytes;
}

/** @throws AppError `not_found` for an id that is none */
function idOf({ params: { id } }: FastifyRequest<{ Params: { id: string } }>): number {
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new AppError('not_found');
  return Number(id);
}

/** @throws AppError `invalid` for a format that is none */
function formatOf({ query }: FastifyRequest) {
  const { format } = (query ?? {}) as Record<string, unknown>;
  const parsed = z.object({ format: downloadFormat.default('original') }).safeParse({ format });
  if (!parsed.success) throw new AppError('invalid', undefined, { fields: fieldsOf(parsed.error.issues) });
  return parsed.data.format;
}

/** @throws AppError `not_found` for an id that is none, `invalid` for wrong query values */
function streamRequest(request: FastifyRequest<{ Params: { id: string } }>) {
  const query: unknown = request.query;
  const { rendition, viewer, expires, signature } = (query ?? {}) as Record<string, unknown>;
  const parsed = streamInput.safeParse({
    track_id: idOf(request),
    ...(rendition === undefined ? {} : { rendition }),
    ...(typeof viewer === 'string' ? { viewer } : {}),
    ...(typeof expires === 'string' && /^\d{1,12}$/.test(expires) ? { expires: Number(expires) } : {}),
    ...(typeof signature === 'string' ? { signature } : {}),
  });
  if (!parsed.success) throw new AppError('invalid', undefined, { fields: fieldsOf(parsed.error.issues) });
  return parsed.data;
}

/** A library file must still lie in its folder once all links are followed. */
async function libraryPath(source: StreamSource): Promise<string> {
  if (!source.library) throw new AppError('not_found');
  const path = await realpath(source.library.path).catch(missing);
  if (!isBelow(source.library.root, path)) throw new AppError('not_found');
  return path;
}

/** A file that vanished behind our back is gone, not an error of the server. */
function missing(error: unknown): never {
  if (isMissing(error)) throw new AppError('gone', 'The file is missing.', { cause: error });
  throw error;
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP';
}
