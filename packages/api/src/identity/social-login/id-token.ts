import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyOptions, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Services } from '../../core/context.ts';
import { type Discovery, keysOf } from './discovery.ts';

/** Signatures by a private key of the provider: nothing a reader of public keys could make. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
/** What a provider says of a person, in the ID token or when asked. */
export const personClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(500).nullish(),
  email_verified: flag.nullish(),
  preferred_username: z.string().max(500).nullish(),
  name: z.string().max(500).nullish(),
});
export type PersonClaims = z.infer<typeof personClaims>;

const signedClaims = personClaims.extend({ nonce: z.string() });

/**
 * What an ID token says, once its signature, issuer, audience, time and nonce are right. Keys come from the discovery
 * document alone, whatever the token itself names.
 * @throws Error when any of it is wrong
 */
export async function readIdToken(
  services: Services,
  discovery: Discovery,
  { token, clientId, nonce }: { token: string; clientId: string; nonce: string },
): Promise<PersonClaims> {
  const options: JWTVerifyOptions = {
    algorithms,
    issuer: discovery.issuer,
    audience: clientId,
    clockTolerance: 60,
    maxTokenAge: 600,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    currentDate: services.now(),
  };
  const payload = await verified(services, discovery, token, options);
  const { aud, azp } = payload;
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId)
    throw new Error('The ID token is for others too.');
  const claims = signedClaims.parse(payload);
  if (claims.nonce !== nonce) throw new Error('The ID token belongs to another sign-in.');
  return claims;
}

async function verified(services: Services, discovery: Discovery, token: string, options: JWTVerifyOptions) {
  const attempt = async (fresh: boolean) => {
    const keys = (await keysOf(services, discovery, fresh)) as JSONWebKeySet;
    return (await jwtVerify(token, createLocalJWKSet(keys), options)).payload;
  };
  try {
    return await attempt(false);
  } catch (error) {
    // The provider may have changed its keys since they were read.
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    return attempt(true);
  }
}
