import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenFile } from './descriptors.ts';
import { type ByteRange, parseRange } from './range.ts';
import { type Readable, sendBytes } from './send-bytes.ts';

export interface SendableFile {
  /** @throws Error with code ENOENT and the like when it is gone */
  open: () => Promise<OpenFile>;
  mime: string;
  /** Without quotes. */
  etag: string;
  cacheControl: string;
  /** Asked while bytes are sent: the rest is not, once it is refused. */
  recheck?: { everyMs: number; isAllowed: () => Promise<boolean> };
  /** Extra headers, e.g. the content policy. */
  headers?: Record<string, string>;
}

/**
 * Answers GET and HEAD of a file by RFC 9110: exact length, strong ETag, 304, single and multiple ranges, If-Range,
 * 416. The body bypasses Fastify: bytes go from shared descriptor to socket.
 * @throws Error with code ENOENT when the file is gone, before anything is sent
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SendableFile,
): Promise<FastifyReply> {
  const etag = `"${file.etag}"`;
  const open = await file.open();
  try {
    const content = rechecked(open, file.recheck);
    const headers: Record<string, string> = {
      ...headersOf(reply),
      ...file.headers,
      'accept-ranges': 'bytes',
      etag,
      'cache-control': file.cacheControl,
    };
    if (matches(request.headers['if-none-match'], etag)) {
      respond(reply, 304, headers).end();
      return reply;
    }
    const wanted = request.headers['if-range'];
    const applies = wanted === undefined || wanted === etag;
    const asked =
      applies && request.method === 'GET' ? parseRange(request.headers.range, content.size) : null;
    // RFC 9110, 14.2: ranges may be ignored. Parts that are more bytes than the whole, with their heads, are.
    const parts = Array.isArray(asked) && asked.length > 1 ? partsOf(asked, content.size, file.mime) : null;
    const ranges = parts && parts.total >= content.size ? null : asked;
    if (ranges === 'unsatisfiable') {
      respond(reply, 416, {
        ...headers,
        'content-range': `bytes */${content.size}`,
        'content-length': '0',
      }).end();
      return reply;
    }
    if (ranges === null) {
      headers['content-type'] = file.mime;
      headers['content-length'] = String(content.size);
      const response = respond(reply, 200, headers);
      if (request.method !== 'HEAD' && content.size > 0) {
        await sendBytes(content, { start: 0, end: content.size - 1 }, response);
      }
      response.end();
    } else if (ranges.length === 1) {
      const [range] = ranges as [ByteRange];
      headers['content-type'] = file.mime;
      headers['content-range'] = contentRange(range, content.size);
      headers['content-length'] = String(range.end - range.start + 1);
      const response = respond(reply, 206, headers);
      await sendBytes(content, range, response);
      response.end();
    } else if (parts) await sendParts(reply, headers, content, parts);
  } catch (error) {
    // After the head is out nothing can be said any more: cutting the connection is the only honest end.
    if (!reply.raw.headersSent) throw error;
    request.log.warn({ err: error }, 'stream cut');
    reply.raw.destroy();
  } finally {
    open.release();
  }
  return reply;
}

/** The same bytes, as long as they may be read. */
function rechecked(content: Readable, recheck: SendableFile['recheck']): Readable {
  if (!recheck) return content;
  let checkedAt = performance.now();
  return {
    size: content.size,
    async read(target, position) {
      if (performance.now() - checkedAt >= recheck.everyMs) {
        checkedAt = performance.now();
        if (!(await recheck.isAllowed())) throw new Error('It may not be heard any more.');
      }
      return content.read(target, position);
    },
  };
}

interface Parts {
  boundary: string;
  /** Each range with what stands before its bytes. */
  parts: readonly { head: Buffer; range: ByteRange }[];
  tail: Buffer;
  /** Bytes of the whole answer. */
  total: number;
}

/** What several ranges of a file are sent as. */
function partsOf(ranges: readonly ByteRange[], size: number, mime: string): Parts {
  const boundary = randomBytes(12).toString('hex');
  const parts = ranges.map((range) => ({
    range,
    head: Buffer.from(
      `\r\n--${boundary}\r\nContent-Type: ${mime}\r\nContent-Range: ${contentRange(range, size)}\r\n\r\n`,
    ),
  }));
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const total = parts.reduce(
    (sum, { range, head }) => sum + head.length + range.end - range.start + 1,
    tail.length,
  );
  return { boundary, parts, tail, total };
}

async function sendParts(
  reply: FastifyReply,
  headers: Record<string, string>,
  content: Readable,
  { boundary, parts, tail, total }: Parts,
) {
  headers['content-type'] = `multipart/byteranges; boundary=${boundary}`;
  headers['content-length'] = String(total);
  const response = respond(reply, 206, headers);
  for (const { head, range } of parts) {
    response.write(head);
    await sendBytes(content, range, response);
  }
  response.end(tail);
}

function respond(reply: FastifyReply, status: number, headers: Record<string, string>) {
  reply.hijack();
  reply.raw.writeHead(status, headers);
  return reply.raw;
}

/** Headers hooks have set so far; a hijacked reply has to send them itself. */
function headersOf(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = String(value);
  }
  return headers;
}

function contentRange(range: ByteRange, size: number): string {
  return `bytes ${range.start}-${range.end}/${size}`;
}

/** `If-None-Match` by weak comparison. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
