import type { Connection } from './connection.ts';

/** Without a byte for this many milliseconds a request counts as lost. */
const silenceMs = 10_000;
/** A server in trouble is asked this often. */
const triesMax = 5;
const passing = new Set([408, 425, 429]);
/** Whether an answer says that a later try may have more luck. */
export const isPassing = (status: number): boolean => status >= 500 || passing.has(status);

/** The server will not send it. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly status: number) {
    super(`The server answered ${status}.`);
  }
}

/** The bytes are not those the index describes: the file was replaced. */
export class ChangedError extends Error {
  override readonly name = 'ChangedError';
}

class TroubleError extends Error {
  constructor(readonly status: number) {
    super();
  }
}

/** What to do about a failed try: passes errors on that no further try can mend, else waits for the next one. */
async function afterFailure(connection: Connection, error: unknown, failures: number, signal: AbortSignal) {
  signal.throwIfAborted();
  if (error instanceof RefusedError || error instanceof ChangedError) throw error;
  if (!(error instanceof TroubleError)) connection.missed(failures);
  else if (failures >= triesMax) throw new RefusedError(error.status);
  await connection.pause(failures, signal);
}

/** Aborts when either the signal does or nothing was heard for a while. */
function patience(signal: AbortSignal) {
  const controller = new AbortController();
  const forward = () => controller.abort(signal.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), silenceMs);
  };
  if (signal.aborted) forward();
  signal.addEventListener('abort', forward);
  heard();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', forward);
  };
  return { signal: controller.signal, heard, end };
}

async function answerOf(connection: Connection, url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  connection.reached();
  if (response.ok) return response;
  void response.body?.cancel();
  const { status } = response;
  if (isPassing(status)) throw new TroubleError(status);
  if (status === 416) throw new ChangedError();
  throw new RefusedError(status);
}

/** A JSON answer. @throws RefusedError */
export async function readJson(connection: Connection, url: string, signal: AbortSignal): Promise<unknown> {
  for (let failures = 1; ; failures += 1) {
    const waiting = patience(signal);
    try {
      const response = await answerOf(connection, url, { signal: waiting.signal });
      return (await response.json()) as unknown;
    } catch (error) {
      await afterFailure(connection, error, failures, signal);
    } finally {
      waiting.end();
    }
  }
}

/** How an address answers when its first byte is asked for; null when it does not. Never rejects. */
export async function statusOf(url: string, signal: AbortSignal): Promise<number | null> {
  const waiting = patience(signal);
  try {
    const response = await fetch(url, { headers: { range: 'bytes=0-0' }, signal: waiting.signal });
    void response.body?.cancel();
    return response.status;
  } catch {
    return null;
  } finally {
    waiting.end();
  }
}

export interface Range {
  url: string;
  /** Bytes [start, end); where the file ends before, less comes. */
  start: number;
  end: number;
  /** Validator the bytes must have; null when it is not known yet. */
  etag: string | null;
  signal: AbortSignal;
  /** Told the validator of what comes, before the first byte. */
  onEtag?: (etag: string | null) => void;
}

/**
 * Bytes of a file as they arrive. A lost connection is taken up again where it broke; an answer with the whole file
 * (some proxies know no ranges) is cut.
 * @throws RefusedError, ChangedError
 */
export async function* readRange(
  connection: Connection,
  range: Range,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { url, start, signal, onEtag } = range;
  let { end, etag } = range;
  let at = start;
  let failures = 0;
  while (at < end) {
    const waiting = patience(signal);
    try {
      const response = await answerOf(connection, url, {
        headers: { range: `bytes=${at}-${end - 1}`, ...(etag === null ? {} : { 'if-range': `"${etag}"` }) },
        signal: waiting.signal,
      });
      const found = etagOf(response);
      if (etag !== null && found !== null && found !== etag) {
        void response.body?.cancel();
        throw new ChangedError();
      }
      etag ??= found;
      if (at === start) onEtag?.(found);
      end = Math.min(end, sizeOf(response));
      const skip = response.status === 206 ? 0 : at;
      for await (const piece of piecesOf(connection, response, skip, end - at)) {
        waiting.heard();
        failures = 0;
        at += piece.byteLength;
        yield piece;
      }
      if (at < end) throw new Error('The answer broke off.');
    } catch (error) {
      failures += 1;
      await afterFailure(connection, error, failures, signal);
    } finally {
      waiting.end();
    }
  }
}

async function* piecesOf(connection: Connection, response: Response, skip: number, length: number) {
  const reader = response.body?.getReader();
  if (!reader) return;
  let toSkip = skip;
  let left = length;
  try {
    while (left > 0) {
      const asked = performance.now();
      const { done, value } = await reader.read();
      if (done) return;
      connection.received(value.byteLength, performance.now() - asked);
      const piece = value.subarray(Math.min(toSkip, value.byteLength)).subarray(0, left);
      toSkip -= Math.min(toSkip, value.byteLength);
      left -= piece.byteLength;
      if (piece.byteLength > 0) yield piece;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

const etagOf = (response: Response) =>
  response.headers.get('etag')?.replace(/^W\//, '').replaceAll('"', '') ?? null;

/** Size of the whole file. */
function sizeOf(response: Response): number {
  const text =
    response.status === 206
      ? response.headers.get('content-range')?.split('/')[1]
      : response.headers.get('content-length');
  const size = Number(text);
  return size > 0 ? size : Number.POSITIVE_INFINITY;
}
