import { z } from 'zod';
import { line } from '../../core/translate.ts';
import type { SocialService } from '../../platform/site-state/contract.ts';
import type { Settings } from '../../platform/site-state/definitions.ts';

/** A person as a provider knows him. */
export interface ProviderProfile {
  /** Unchanging at this provider. */
  subject: string;
  username: string;
  email: string | null;
  /** The provider says that the address is this person's. */
  emailVerified: boolean;
}

/** How a client names itself when it changes a code for a token. */
type ClientAuth = 'basic' | 'post';

interface Endpoints {
  authorize: string;
  token: string;
  /** Asked with the token, one after another; `read` gets the answers under these names. */
  userinfo: string;
  username?: string;
  email?: string;
}

/** A provider that signs the identity of a user (OpenID Connect): its addresses come from its discovery document. */
export interface OpenIdProvider {
  kind: 'openid';
  label: string;
  issuer: string;
  scopes: string[];
  auth: ClientAuth;
}

/** A provider with an endpoint for the identity of a user. */
export interface PlainProvider {
  kind: 'plain';
  label: string;
  endpoints: Endpoints;
  scopes: string[];
  auth: ClientAuth;
  /** Knows proof keys (PKCE). */
  proofKeys: boolean;
  /** @throws ZodError for an answer of another shape */
  read(answers: Record<'userinfo' | 'username' | 'email', unknown>): ProviderProfile;
}

export type Provider = OpenIdProvider | PlainProvider;

const text = z.string().min(1).max(500);
const address = z.string().max(500).nullish();
const facebookAnswer = z.object({ id: text, name: z.string().max(500).optional(), email: address });
const twitterAnswer = z.object({ data: z.object({ id: text, username: text, confirmed_email: address }) });
const envatoAnswers = z.object({
  userinfo: z.object({ userId: z.union([text, z.number()]) }),
  username: z.object({ username: text }),
  email: z.object({ email: address }),
});

type Plain = Exclude<SocialService, 'google' | 'oidc'>;

const plainProviders: Record<Plain, PlainProvider> = {
  facebook: {
    kind: 'plain',
    label: 'Facebook',
    endpoints: {
      authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
      token: 'https://graph.facebook.com/v23.0/oauth/access_token',
      userinfo: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
    },
    scopes: ['email', 'public_profile'],
    auth: 'post',
    proofKeys: true,
    read({ userinfo }) {
      const { id, name, email } = facebookAnswer.parse(userinfo);
      // Facebook does not say whether the address was confirmed.
      return { subject: id, username: name || id, email: email ?? null, emailVerified: false };
    },
  },
  twitter: {
    kind: 'plain',
    label: 'X',
    endpoints: {
      authorize: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      userinfo: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
    },
    scopes: ['users.read', 'tweet.read', 'users.email'],
    auth: 'basic',
    proofKeys: true,
    read({ userinfo }) {
      const { id, username, confirmed_email } = twitterAnswer.parse(userinfo).data;
      return {
        subject: id,
        username,
        email: confirmed_email ?? null,
        emailVerified: Boolean(confirmed_email),
      };
    },
  },
  envato: {
    kind: 'plain',
    label: 'Envato',
    endpoints: {
      authorize: 'https://api.envato.com/authorization',
      token: 'https://api.envato.com/token',
      userinfo: 'https://api.envato.com/whoami',
      username: 'https://api.envato.com/v1/market/private/user/username.json',
      email: 'https://api.envato.com/v1/market/private/user/email.json',
    },
    scopes: [],
    auth: 'post',
    proofKeys: false,
    read(answers) {
      const { userinfo, username, email } = envatoAnswers.parse(answers);
      return {
        subject: String(userinfo.userId),
        username: username.username,
        email: email.email ?? null,
        emailVerified: false,
      };
    },
  },
};

/** A service with the addresses of the settings; null for one's own provider while it has none. */
export function providerOf(service: SocialService, settings: Settings): Provider | null {
  const own = settings[`social.${service}.endpoints`];
  if (service === 'google') {
    const issuer = own.issuer ?? 'https://accounts.google.com';
    return { kind: 'openid', label: 'Google', issuer, scopes: ['openid', 'email', 'profile'], auth: 'post' };
  }
  if (service === 'oidc') {
    const issuer = settings['social.oidc.issuer'];
    if (!issuer) return null;
    const scopes = settings['social.oidc.scopes'].split(' ');
    return { kind: 'openid', label: settings['social.oidc.label'], issuer, scopes, auth: 'basic' };
  }
  const { issuer: _none, ...endpoints } = own;
  const provider = plainProviders[service];
  return { ...provider, endpoints: { ...provider.endpoints, ...endpoints } };
}

/** What cannot be told in more detail: the provider's own words are in the log. */
export const providerFailed = line('Signing in with :service did not work. Please try again.');
