import type { Context } from '../../core/context.ts';
import type { SocialService } from '../../platform/site-state/contract.ts';
import { readSecret } from '../../platform/site-state/read-secret.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { askJson } from './ask.ts';
import { discover } from './discovery.ts';
import { type PersonClaims, personClaims, readIdToken } from './id-token.ts';
import { authorizationUrl, type OAuthClient, redeemCode } from './oauth.ts';
import {
  type OpenIdProvider,
  type PlainProvider,
  type Provider,
  type ProviderProfile,
  providerOf,
} from './providers.ts';

interface Secrets {
  state: string;
  verifier: string;
  nonce: string;
}

/** Where a sign-in at a service begins. @throws Error when the service is not there */
export async function signInAddress(ctx: Context, service: SocialService, secrets: Secrets): Promise<string> {
  const { client, provider } = await configured(ctx, service);
  const { state, verifier, nonce } = secrets;
  if (provider.kind === 'plain') {
    const { endpoints, scopes, proofKeys } = provider;
    const proof = proofKeys ? verifier : null;
    return authorizationUrl(client, { endpoint: endpoints.authorize, state, scopes, verifier: proof });
  }
  const { authorization_endpoint: endpoint } = await discover(ctx.services, provider.issuer);
  return authorizationUrl(client, { endpoint, state, scopes: provider.scopes, verifier, nonce });
}

/** Whom a code stands for. `iss` is what the provider called itself on the way back, if it did. @throws Error */
export async function readProfile(
  ctx: Context,
  service: SocialService,
  answer: { code: string; iss: string | undefined; verifier: string; nonce: string },
): Promise<ProviderProfile> {
  const { client, provider } = await configured(ctx, service);
  return provider.kind === 'plain'
    ? plainProfile(ctx, client, provider, answer)
    : openIdProfile(ctx, client, provider, answer);
}

async function configured(
  ctx: Context,
  service: SocialService,
): Promise<{ client: OAuthClient; provider: Provider }> {
  const { settings } = await getSite(ctx.db);
  const provider = providerOf(service, settings);
  const id = settings[`social.${service}.client_id`];
  if (!provider || id === null) throw new Error(`Sign-in with ${service} is not set up.`);
  const secret = await readSecret(ctx, `social.${service}.client_secret`);
  return { client: { id, secret, redirectUri: callbackAddress(ctx, service) }, provider };
}

/** Where a service sends people back to; to be registered there. */
export function callbackAddress({ services }: Pick<Context, 'services'>, service: SocialService): string {
  return `${services.baseUrl}/secure/auth/social/${service}/callback`;
}

async function plainProfile(
  ctx: Context,
  client: OAuthClient,
  { endpoints, auth, proofKeys, read }: PlainProvider,
  { code, verifier }: { code: string; verifier: string },
): Promise<ProviderProfile> {
  const proof = proofKeys ? verifier : null;
  const request = { endpoint: endpoints.token, code, verifier: proof, auth };
  const { access } = await redeemCode(ctx.services, client, request);
  const headers = { authorization: `Bearer ${access}` };
  const ask = (url: string | undefined) => (url ? askJson(ctx.services, url, { headers }) : null);
  return read({
    userinfo: await ask(endpoints.userinfo),
    username: await ask(endpoints.username),
    email: await ask(endpoints.email),
  });
}

async function openIdProfile(
  ctx: Context,
  client: OAuthClient,
  { issuer, auth }: OpenIdProvider,
  { code, iss, verifier, nonce }: { code: string; iss: string | undefined; verifier: string; nonce: string },
): Promise<ProviderProfile> {
  const discovery = await discover(ctx.services, issuer);
  if (iss !== undefined && iss !== discovery.issuer) throw new Error('Another provider answered.');
  const methods = discovery.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const offered = methods.includes('client_secret_basic') ? 'basic' : 'post';
  const request = {
    endpoint: discovery.token_endpoint,
    code,
    verifier,
    auth: auth === 'post' ? auth : offered,
  } as const;
  const tokens = await redeemCode(ctx.services, client, request);
  if (tokens.id === null) throw new Error('The provider sent no ID token.');
  const signed = await readIdToken(ctx.services, discovery, { token: tokens.id, clientId: client.id, nonce });
  return profileOf(
    signed.email
      ? signed
      : { ...signed, ...(await asked(ctx, discovery.userinfo_endpoint, tokens.access, signed)) },
  );
}

/** Many providers keep the address out of the ID token and tell it when asked. */
async function asked(
  ctx: Context,
  endpoint: string | undefined,
  access: string,
  { sub }: PersonClaims,
): Promise<PersonClaims | null> {
  if (!endpoint) return null;
  const headers = { authorization: `Bearer ${access}` };
  const claims = personClaims.parse(await askJson(ctx.services, endpoint, { headers }));
  if (claims.sub !== sub) throw new Error('The provider spoke of somebody else.');
  return claims;
}

function profileOf(claims: PersonClaims): ProviderProfile {
  return {
    subject: claims.sub,
    username: claims.preferred_username || claims.name || claims.email || claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified === true,
  };
}
