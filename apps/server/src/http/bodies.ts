import type { IncomingMessage } from 'node:http';
import { AppError, assertShallow } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: it may take as long as it goes on. */
    upload?: { maxBytes: number; tooLarge?: string };
    /** Reads or copies a whole file. */
    slow?: boolean;
  }
}

/** Milliseconds for a body that is no file, whole. */
const wholeMs = 30_000;
/** Milliseconds a refused sender has to read the answer before the connection is cut. */
const lingerMs = 1_000;

export interface BodyOptions {
  /** A file must bring this many bytes in each of these milliseconds; 1 KiB a second. */
  progress?: { everyMs: number; bytes: number };
}

/** How much may be sent, how slowly, and how deep: decided before it is read. */
export function registerBodies(app: FastifyInstance, options: BodyOptions): void {
  const progress = options.progress ?? { everyMs: 30_000, bytes: 30 * 1_024 };
  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request;
    if (!hasBody(raw)) return;
    const limit = routeOptions.bodyLimit;
    if (limit !== undefined && Number(raw.headers['content-length'] ?? 0) > limit)
      throw tooLarge(routeOptions.config);
    watch(
      raw,
      reply,
      routeOptions.config.upload ? progress : { everyMs: wholeMs, bytes: Number.POSITIVE_INFINITY },
    );
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      assertShallow(body);
    } catch (error) {
      return done(error as AppError);
    }
    return parse(request, body, done);
  });
}

/** The refusal of a body beyond the limit of its route. */
export function tooLarge({ upload }: { upload?: { tooLarge?: string } }): AppError {
  return upload
    ? new AppError('too_large', upload.tooLarge ?? 'Use an image of at most 2 MB.')
    : new AppError('too_large');
}

/**
 * Reads nothing more of a refused body. The connection ends once the answer has been sent; it is cut a moment later,
 * or a sender that is still writing would lose the answer.
 */
export function stopReading(reply: FastifyReply): void {
  const { raw } = reply.request;
  if (raw.complete || !hasBody(raw)) return;
  reply.header('connection', 'close');
  const { socket } = raw;
  raw.unpipe();
  raw.removeAllListeners('data');
  // Marks the body as being read by somebody, so that Node does not read it to the end by itself.
  raw.read(0);
  raw.pause();
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Cuts the connection of a sender who brings too little in a while. */
function watch(
  raw: IncomingMessage,
  reply: FastifyReply,
  { everyMs, bytes }: { everyMs: number; bytes: number },
) {
  const { socket } = raw;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || reply.raw.writableEnded) return clearInterval(timer);
    if (socket.bytesRead - before < bytes) {
      clearInterval(timer);
      if (!reply.raw.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      return socket.destroy();
    }
    before = socket.bytesRead;
  }, everyMs).unref();
  raw.once('end', () => clearInterval(timer));
  reply.raw.once('close', () => clearInterval(timer));
}
