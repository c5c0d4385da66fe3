import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/**
 * A real OpenID provider. Whoever signs in there says who he is: the name typed is the email address; one that
 * begins with `unproven` is not confirmed.
 */
export async function startIdentityProvider(siteUrl: string) {
  const server = createServer();
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'kantele',
        client_secret: 'a secret of the tests, long enough',
        redirect_uris: [`${siteUrl}/secure/auth/social/oidc/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        email_verified: !id.startsWith('unproven'),
        name: id.split('@')[0],
        preferred_username: id.split('@')[0],
      }),
    }),
    conformIdTokenClaims: false,
    cookies: { keys: ['keys of the tests'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId: 'kantele',
    clientSecret: 'a secret of the tests, long enough',
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
