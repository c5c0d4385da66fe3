import { lookup as systemLookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundRequest } from '@kantele/api/server';
import pLimit from 'p-limit';
import { isPublicAddress } from './addresses.ts';
import { exchange } from './exchange.ts';
import { type Target, targetOf } from './target.ts';

export interface OutboundOptions {
  /** Host name of this site, which visitors may not have it ask itself. */
  ownHost: string;
  /** Ports that requests to public addresses may use. */
  ports?: readonly number[];
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<string[]>;
  /** Milliseconds after which a refusal is answered, so that its timing says little about the reason. */
  refusalsAfterMs?: readonly number[];
}

/** Milliseconds a request may take in all, whatever it waits for. */
const totalMs = 10_000;
const requestsAtOnce = 4;
/** Requests that may wait for others; further ones are refused. */
const waitingAtMost = 20;

/**
 * The one way out over HTTP: every address of the host is looked up once and checked, and the connection goes to what
 * was checked. No redirects, bounded bodies, one deadline, one sentence for every refusal.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const ports = options.ports ?? [80, 443];
  const resolve = options.resolve ?? systemAddresses;
  const buckets = options.refusalsAfterMs ?? [1_000, 4_000, 11_000];
  const limit = pLimit(requestsAtOnce);

  const attempt = async (text: string, request: OutboundRequest): Promise<OutboundAnswer> => {
    const isPublic = request.reach === 'public';
    const target = targetOf(text);
    if (!target) throw new Error('This is not an address that may be asked.');
    if (isPublic && (!ports.includes(target.port) || target.host === options.ownHost)) {
      throw new Error('This port or host may not be asked.');
    }
    const signal = AbortSignal.timeout(totalMs);
    const addresses = await within(signal, addressesOf(target, resolve));
    if (addresses.length === 0) throw new Error('The name has no address.');
    if (isPublic && !addresses.every(isPublicAddress))
      throw new Error('The host is not on the open internet.');
    return exchange(target, addresses, request, signal);
  };

  return {
    async request(url, request) {
      const started = performance.now();
      try {
        if (limit.pendingCount >= waitingAtMost) throw new Error('Too much is under way.');
        return await limit(() => attempt(url, request));
      } catch (cause) {
        if (request.reach === 'public') await untilBucket(started, buckets);
        throw new OutboundError('This address could not be fetched.', { cause });
      }
    },
  };
}

async function addressesOf(target: Target, resolve: (host: string) => Promise<string[]>): Promise<string[]> {
  return target.literal ? [target.host] : resolve(target.host);
}

async function systemAddresses(host: string): Promise<string[]> {
  const found = await systemLookup(host, { all: true, verbatim: true });
  // IPv4 first: many networks have names with IPv6 addresses and no way to them.
  return found.map(({ address }) => address).sort((a, b) => Number(isIPv6(a)) - Number(isIPv6(b)));
}

function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    const late = () => fail(new Error('It took too long.'));
    signal.addEventListener('abort', late, { once: true });
    work.then(done, fail).finally(() => signal.removeEventListener('abort', late));
  });
}

async function untilBucket(started: number, buckets: readonly number[]): Promise<void> {
  const passed = performance.now() - started;
  const wait = (buckets.find((bucket) => bucket > passed) ?? passed) - passed;
  if (wait > 0) await new Promise((next) => setTimeout(next, wait));
}
