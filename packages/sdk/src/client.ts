import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import type { ApiClient, RestClient } from './clients.gen.ts';
import { KanteleError } from './error.ts';

export interface ClientOptions {
  /** Address of the site, e.g. `https://music.example.com` or `https://example.com/music`. */
  baseUrl: string;
  /** A personal access token; without one calls are a guest's, or those of the browser's session. */
  token?: string;
  /** How often a call is tried again when the site asks to wait (429, 503); 2 when absent. */
  retries?: number;
  /** Milliseconds a call may take; 30,000 when absent. */
  timeout?: number;
  fetch?: typeof fetch;
}

export interface Client {
  /** The documented REST contract. */
  rest: RestClient;
  /** Every procedure of the site, as its own application calls them; may change between versions. */
  api: ApiClient;
  /** Address of a track's sound for a player that sends the token itself. */
  streamUrl(trackId: number, rendition?: string): string;
}

interface AnyCall {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

/** A client of one site. @throws TypeError for an address that is none */
export function createClient(options: ClientOptions): Client {
  const { origin, pathname } = new URL(options.baseUrl);
  const root = origin + pathname.replace(/\/+$/, '');
  const send = sender(options);
  const call =
    (method: string) =>
    async (path: string, given: AnyCall = {}) => {
      const url = new URL(`${root}/api/v1/${filled(path, given.params ?? {})}`);
      for (const [name, value] of Object.entries(given.query ?? {})) {
        if (value !== undefined && value !== null)
          url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value));
      }
      const response = await send(url, {
        method,
        ...(given.body === undefined
          ? {}
          : { body: JSON.stringify(given.body), headers: { 'content-type': 'application/json' } }),
        ...(given.signal ? { signal: given.signal } : {}),
      });
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok) throw new KanteleError(response.status, body, waitOf(response));
      return body;
    };
  const rest = { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') };
  return {
    // The four functions are one; the interface narrows each to its rows.
    rest: rest as unknown as RestClient,
    // The client makes calls of whatever names are read; the interface lists the procedures there are.
    api: createTRPCClient<AnyTRPCRouter>({
      links: [
        httpBatchLink({
          url: `${root}/trpc`,
          maxItems: 10,
          fetch: (url, init) => send(url, init as RequestInit),
        }),
      ],
    }) as unknown as ApiClient,
    streamUrl: (trackId, rendition = 'auto') =>
      `${root}/api/v1/tracks/${trackId}/stream?rendition=${encodeURIComponent(rendition)}`,
  };
}

/** Sends a request with what identifies its sender; waits and tries again when the site asks for it. */
function sender({ token, retries = 2, timeout = 30_000, fetch: given }: ClientOptions) {
  const fetchOf = given ?? fetch;
  return async (url: URL | string | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    if (token) headers.set('authorization', `Bearer ${token}`);
    else addXsrf(headers);
    for (let attempt = 0; ; attempt += 1) {
      const limit = AbortSignal.timeout(timeout);
      const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const response = await fetchOf(url, { ...init, headers, signal, credentials: 'same-origin' });
      const wait = waitOf(response);
      const asksToWait = response.status === 429 || response.status === 503;
      if (!asksToWait || attempt >= retries || wait === null || wait > 60) return response;
      await response.body?.cancel();
      await new Promise((next) => setTimeout(next, wait * 1_000));
    }
  };
}

/** In a browser the session's pair cookie goes along as a header. */
function addXsrf(headers: Headers) {
  const { document } = globalThis as { document?: { cookie: string } };
  if (!document) return;
  const pair = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  if (pair) headers.set('x-xsrf-token', decodeURIComponent(pair));
}

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** `artists/{id}` with its parameters; each is one segment, whatever it contains. */
function filled(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`The path needs ${name}.`);
    return encodeURIComponent(String(value));
  });
}
