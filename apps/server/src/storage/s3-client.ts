import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

/** A bucket of any service that speaks the protocol of S3. */
export interface S3Config {
  /** Address of the service, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The same service as browsers reach it: the address above when absent, null when they may not. */
  publicEndpoint?: string | null;
}

/** Where the objects of a bucket lie below an address of its service. */
export const bucketAt = (endpoint: string, bucket: string): string =>
  `${endpoint.replace(/\/+$/, '')}/${bucket}`;

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Absent for requests to the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** What the service refused, in its own words. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;
  /** As the service names it, such as `NoSuchKey`; empty when it does not. */
  readonly reason: string;
  constructor(status: number, reason: string, message: string) {
    super(`${reason || status}: ${message || 'the file store answered without a message'}`);
    this.status = status;
    this.reason = reason;
  }
}

/** Milliseconds a request may take whose answer is read at once. */
const requestMs = 60_000;
const attempts = 4;
const firstPauseMs = 100;

export interface S3Client {
  config: S3Config;
  /** The whole answer, as text. @throws S3Error for one that is no success, or says in its body that it is none */
  text(request: S3Request): Promise<{ headers: Headers; text: string }>;
  /** Begins an answer whose body the caller reads, or cancels. @throws S3Error as `text` */
  open(request: S3Request, signal: AbortSignal): Promise<Response>;
}

/**
 * Signs and sends requests by path (`endpoint/bucket/key`). All of them may be sent twice, so one that met a fault of the
 * network or of the service is. Bodies are signed with their hash: what arrives damaged is refused.
 */
export function createS3Client(config: S3Config): S3Client {
  const { accessKeyId, secretAccessKey, region } = config;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = bucketAt(config.endpoint, config.bucket);

  async function once({ method, key, query, headers, body }: S3Request, signal: AbortSignal) {
    const url = new URL(key === undefined ? base : `${base}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await signer.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      ...(body ? { body } : {}),
    });
    // What it leads to elsewhere would not be signed for it.
    return fetch(signed, { signal, redirect: 'manual' });
  }

  /** Sends until there is an answer that is not the fault of the moment. */
  async function send<Result>(
    request: S3Request,
    signal: () => AbortSignal,
    take: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await once(request, signal());
        if (!response.ok) throw await errorOf(response);
        return await take(response);
      } catch (error) {
        if (attempt === attempts || !isPassing(error)) throw told(error);
        await pause(firstPauseMs * 3 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  return {
    config,
    text: (request) =>
      send(
        request,
        () => AbortSignal.timeout(requestMs),
        async (response) => {
          const text = await response.text();
          // Copying and completing answer 200 before they have ended, and tell in the body how that was.
          if (/<Error>/.test(text)) throw errorIn(response.status, text);
          return { headers: response.headers, text };
        },
      ),
    open: (request, signal) =>
      send(
        request,
        () => signal,
        async (response) => response,
      ),
  };
}

async function errorOf(response: Response): Promise<S3Error> {
  return errorIn(response.status, await response.text());
}

/** Code and message alone: the rest may repeat what was signed. */
function errorIn(status: number, text: string): S3Error {
  return new S3Error(
    status,
    (element(text, 'Code') ?? '').slice(0, 100),
    (element(text, 'Message') ?? '').slice(0, 300),
  );
}

/** Faults of the network, answers that broke off or came too late, and services that are busy or broken. */
function isPassing(error: unknown): boolean {
  if (error instanceof S3Error) {
    return (
      error.status >= 500 ||
      [408, 429].includes(error.status) ||
      /^(InternalError|SlowDown)$/.test(error.reason)
    );
  }
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}

/** `fetch failed` says nothing: its cause does. */
function told(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
}

/** For `catch`: null for what is not there. */
export function ifAbsent(error: unknown): null {
  if (error instanceof S3Error && error.status === 404 && error.reason !== 'NoSuchBucket') return null;
  throw error;
}

/** Text of the first element of this name. */
export function element(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? null : unescapeXml(found);
}

/** Contents of all elements of this name, which have none of the same name within. */
export function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map((match) => match[1] ?? '');
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? all;
    return String.fromCodePoint(decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
