import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

/** Somebody at a provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
}

export interface TestProvider {
  issuer: string;
  /** Whoever signs in next; null cancels. */
  person: Person | null;
  close(): Promise<void>;
}

/** A real OpenID provider at which people sign in without being asked. */
export async function startOpenIdProvider(
  port: number,
  clients: Configuration['clients'],
): Promise<TestProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const state: TestProvider = { issuer, person: null, close: async () => {} };
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    clients: clients ?? [],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of the tests'] },
    findAccount: async (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ ...people.get(id), sub: id }),
    }),
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    const { person } = state;
    if (person) people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  await listen(server, port);
  state.close = () => stop(server);
  return state;
}

/** What a provider that lies puts into its answers. */
export interface Forgery {
  header?: JWTHeaderParameters;
  claims?: Record<string, unknown>;
  /** Instead of the key it publishes. */
  stranger?: boolean;
  /** Says this instead of a token it signs. */
  token?: (honest: string) => string;
  discovery?: Record<string, unknown>;
}

export interface ForgingProvider {
  issuer: string;
  forgery: Forgery;
  /** What it was asked for, by path. */
  asked: string[];
  /** The `nonce` of the last sign-in. */
  nonce: string;
  close(): Promise<void>;
}

/** A provider that signs whatever it is told to. Every code is good; every person is `mallory`. */
export async function startForgingProvider(port: number, clientId: string): Promise<ForgingProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const own = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const state: ForgingProvider = { issuer, forgery: {}, asked: [], nonce: '', close: async () => {} };
  const tokenOf = async () => {
    const { header, claims, token } = state.forgery;
    const now = Math.floor(Date.now() / 1_000);
    const honest = {
      iss: issuer,
      aud: clientId,
      sub: 'mallory',
      nonce: state.nonce,
      iat: now,
      exp: now + 300,
    };
    const payload = Object.fromEntries(
      Object.entries({ ...honest, email: 'mallory@example.com', email_verified: true, ...claims }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const signed = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'own', ...header })
      .sign(state.forgery.stranger ? stranger.privateKey : own.privateKey);
    return token ? token(signed) : signed;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    state.asked.push(url.pathname);
    if (url.pathname === '/.well-known/openid-configuration') {
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...state.forgery.discovery,
      });
    }
    if (url.pathname === '/keys') {
      const key = { ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig' };
      return json(response, { keys: [key] });
    }
    if (url.pathname === '/foreign-keys') {
      return json(response, { keys: [{ ...(await exportJWK(stranger.publicKey)), kid: 'foreign' }] });
    }
    if (url.pathname === '/authorize') {
      state.nonce = url.searchParams.get('nonce') ?? '';
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'code');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    return json(response, { access_token: 'access', token_type: 'Bearer', id_token: await tokenOf() });
  });
  await listen(server, port);
  state.close = () => stop(server);
  return state;
}

export interface PlainTestProvider {
  url: string;
  /** Answers by path. */
  answers: Record<string, unknown>;
  requests: { path: string; authorization: string | undefined; body: string }[];
  close(): Promise<void>;
}

/** The JSON interfaces of a service that knows no OpenID. */
export async function startPlainProvider(port: number): Promise<PlainTestProvider> {
  const state: PlainTestProvider = {
    url: `http://127.0.0.1:${port}`,
    answers: {},
    requests: [],
    close: async () => {},
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', state.url);
    if (url.pathname === '/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'code');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    const { authorization } = request.headers;
    state.requests.push({ path: url.pathname, authorization, body: await bodyOf(request) });
    return json(response, state.answers[url.pathname] ?? { error: 'unknown' });
  });
  await listen(server, port);
  state.close = () => stop(server);
  return state;
}

function json(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening) => server.listen(port, '127.0.0.1', listening));
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}
