import { z } from 'zod';
import type { Services } from '../../core/context.ts';
import { askJson } from './ask.ts';

const url = z.url({ protocol: /^https?$/ }).max(1_000);
const document = z.object({
  issuer: z.string().max(1_000),
  authorization_endpoint: url,
  token_endpoint: url,
  userinfo_endpoint: url.optional(),
  jwks_uri: url,
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
export type Discovery = z.infer<typeof document>;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });
export type KeySet = z.infer<typeof keySet>;

const keptMs = 600_000;
interface Kept<Value> {
  value: Promise<Value>;
  until: number;
}
const documents = new Map<string, Kept<Discovery>>();
const keySets = new Map<string, Kept<KeySet>>();

/** What an OpenID provider says of itself, asked every ten minutes. @throws Error when it is not who it should be */
export function discover(services: Services, issuer: string, fresh = false): Promise<Discovery> {
  if (fresh) documents.delete(issuer);
  return kept(documents, issuer, async () => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    return discoveryOf(issuer, await askJson(services, address));
  });
}

/** The document of a provider. @throws Error when it calls itself something else, or leads from https to http */
export function discoveryOf(issuer: string, answer: unknown): Discovery {
  const found = document.parse(answer);
  if (found.issuer !== issuer) throw new Error(`The provider calls itself ${found.issuer}.`);
  if (issuer.startsWith('https:')) assertSecure(found);
  return found;
}

/** The keys a provider signs with; `fresh` asks again, for a key that is not known yet. */
export function keysOf(services: Services, { jwks_uri }: Discovery, fresh = false): Promise<KeySet> {
  if (fresh) keySets.delete(jwks_uri);
  return kept(keySets, jwks_uri, async () => keySet.parse(await askJson(services, jwks_uri)));
}

function assertSecure(found: Discovery) {
  const addresses = [
    found.authorization_endpoint,
    found.token_endpoint,
    found.jwks_uri,
    found.userinfo_endpoint,
  ];
  if (addresses.some((address) => address && !address.startsWith('https:'))) {
    throw new Error('The provider is on https and names addresses that are not.');
  }
}

function kept<Value>(
  known: Map<string, Kept<Value>>,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const now = performance.now();
  const entry = known.get(key);
  if (entry && entry.until > now) return entry.value;
  if (known.size >= 50) known.clear();
  const fresh = { value: ask(), until: now + keptMs };
  known.set(key, fresh);
  fresh.value.catch(() => {
    if (known.get(key) === fresh) known.delete(key);
  });
  return fresh.value;
}
