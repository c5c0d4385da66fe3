import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client, OAuth2Tokens } from 'arctic';
import type { Services } from '../../core/context.ts';
import { askJson } from './ask.ts';

/** The OAuth 2 part of sign-in elsewhere: the only file that knows the library. */

export interface OAuthClient {
  id: string;
  secret: string | null;
  /** Where the provider sends people back to. */
  redirectUri: string;
}

interface AuthorizationRequest {
  endpoint: string;
  state: string;
  scopes: string[];
  /** Null for providers that know no proof keys. */
  verifier: string | null;
  /** For OpenID providers. */
  nonce?: string;
}

/** 256 random bits, safe in an address. */
export const randomState = generateState;
export const randomVerifier = generateCodeVerifier;

/** The address at the provider where people agree. */
export function authorizationUrl(client: OAuthClient, request: AuthorizationRequest): string {
  const { endpoint, state, scopes, verifier, nonce } = request;
  const oauth = new OAuth2Client(client.id, client.secret, client.redirectUri);
  const url =
    verifier === null
      ? oauth.createAuthorizationURL(endpoint, state, scopes)
      : oauth.createAuthorizationURLWithPKCE(endpoint, state, CodeChallengeMethod.S256, verifier, scopes);
  if (nonce) url.searchParams.set('nonce', nonce);
  return url.href;
}

export interface Tokens {
  access: string;
  /** Only of OpenID providers. */
  id: string | null;
}

/** Changes a code for tokens. They are used at once and never kept. @throws Error when the provider refuses */
export async function redeemCode(
  services: Services,
  client: OAuthClient,
  request: { endpoint: string; code: string; verifier: string | null; auth: 'basic' | 'post' },
): Promise<Tokens> {
  const { endpoint, code, verifier, auth } = request;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: client.redirectUri,
    ...(verifier === null ? {} : { code_verifier: verifier }),
  });
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
  if (auth === 'basic' && client.secret !== null) {
    const pair = `${formEncoded(client.id)}:${formEncoded(client.secret)}`;
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  } else {
    body.set('client_id', client.id);
    if (client.secret !== null) body.set('client_secret', client.secret);
  }
  const answer = await askJson(services, endpoint, { method: 'POST', headers, body: body.toString() });
  if (typeof answer !== 'object' || answer === null) throw new Error('The provider sent no tokens.');
  const tokens = new OAuth2Tokens(answer);
  if (tokens.tokenType().toLowerCase() !== 'bearer') throw new Error('The provider sent no bearer token.');
  const id = 'id_token' in answer && typeof answer.id_token === 'string' ? answer.id_token : null;
  return { access: tokens.accessToken(), id };
}

/** RFC 6749, section 2.3.1: names and secrets are form-encoded before they are joined. */
function formEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}
