import type { PermissionName } from '@kantele/api/server';
import type { TestServer } from './harness.ts';

export interface Person {
  id: number;
  email: string;
  /** The cookie header of a session. */
  cookie: string;
}

export interface PersonOptions {
  roles?: string[];
  permissions?: PermissionName[];
  verified?: boolean;
}

let serial = 0;

/** A new user who is signed in; the default role unless said otherwise. */
export async function newPerson(server: TestServer, options: PersonOptions = {}): Promise<Person> {
  serial += 1;
  const email = `person${serial}@example.com`;
  const id = await server.site.addUser(email, options);
  return { id, email, cookie: await server.signIn(email) };
}

export interface Sent {
  cookie?: string | undefined;
  /** A personal access token. */
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request as the site's own pages send it; `path` starts with a slash. */
export function send(server: TestServer, method: string, path: string, sent: Sent = {}): Promise<Response> {
  const { cookie, token, body, headers } = sent;
  const isForm = body instanceof FormData;
  return server.request(path, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

export interface NewToken {
  id: number;
  text: string;
}

/** A personal access token of the owner of a session. @throws Error when he may not have one */
export async function newToken(
  server: TestServer,
  cookie: string,
  scope: 'read' | 'write' = 'write',
): Promise<NewToken> {
  const body = { tokenName: 'Test', scope };
  const response = await send(server, 'POST', '/api/v1/access-tokens', { cookie, body });
  const answer = (await response.json()) as { plainTextToken?: string; token?: { id: number } };
  if (!answer.plainTextToken || !answer.token) throw new Error(`No token: ${JSON.stringify(answer)}`);
  return { id: answer.token.id, text: answer.plainTextToken };
}

/** Changes settings as the admin does. @throws Error with the answer when it is refused */
export async function putSettings(server: TestServer, values: Record<string, unknown>): Promise<void> {
  await (await server.site.user()).settings.update({ values });
}

/** The cookies an answer sets, by name; removed ones are empty. */
export function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((text) => {
    const [pair = ''] = text.split(';');
    const mark = pair.indexOf('=');
    return [pair.slice(0, mark), pair.slice(mark + 1)] as const;
  });
  return Object.fromEntries(pairs);
}

/** Parameters of the newest mail to an address that waits to be sent. */
export async function mailTo(
  server: TestServer,
  address: string,
): Promise<{ template: string; link: string }> {
  const row = await server.site.services.db
    .selectFrom('mails')
    .select(['template', 'params'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { template: row.template, link: String(row.params?.link ?? '') };
}
