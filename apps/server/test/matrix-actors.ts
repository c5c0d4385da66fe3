import type { Visitor } from './domain-tests.ts';
import type { TestServer } from './harness.ts';
import { newPerson, newToken, putSettings } from './http-accounts.ts';

/** Somebody who asks, and everything about him that an answer may hang on. */
export interface MatrixActor {
  /** Of those who can sign in again. */
  email?: string;
  cookie?: string;
  token?: string;
  /** Whom the server must take him for. */
  counts: 'nobody, and is refused' | 'a guest' | 'a user';
  /** Names of the permissions of his roles, as the seeded roles have them. */
  permissions: ReadonlySet<string>;
  verified: boolean;
  scope: 'read' | 'write' | null;
}

/** A site that asks for confirmed addresses, and one of each kind of visitor. */
export async function matrixActors(server: TestServer): Promise<Record<Visitor, MatrixActor>> {
  const { db } = server.site.services;
  const rows = await db.selectFrom('roles').select(['name', 'permissions']).execute();
  const held = (role: string) =>
    new Set(rows.find(({ name }) => name === role)?.permissions.map(({ name }) => name));
  const visitor = (values: Partial<MatrixActor> = {}): MatrixActor => ({
    counts: 'a user',
    permissions: held('Users'),
    verified: true,
    scope: null,
    ...values,
  });
  const person = async (role: string, verified = true) => {
    const { id, ...rest } = await newPerson(server, { roles: [role], verified });
    return { id, ...rest, permissions: held(role) };
  };
  const [user, other, artist, editor, admin, unverified, suspended, poor] = [
    await person('Users'),
    await person('Users'),
    await person('Artists'),
    await person('Editors'),
    await person('Admins'),
    await person('Users', false),
    await person('Users'),
    await person('Users'),
  ];
  const token = async ({ cookie }: { cookie: string }, scope?: 'read' | 'write') =>
    newToken(server, cookie, scope);
  const [expired, reading, writing, own, unconfirmed, lost] = [
    await token(admin),
    await token(admin, 'read'),
    await token(admin),
    await token(user),
    await token(unverified),
    await token(poor),
  ];
  const past = new Date(Date.now() - 1_000);
  await db.updateTable('access_tokens').set({ expires_at: past }).where('id', '=', expired.id).execute();
  // Suspending ends sessions; this one is left to see that it opens nothing.
  await db.updateTable('users').set({ suspended_at: past }).where('id', '=', suspended.id).execute();
  await db.deleteFrom('user_roles').where('user_id', '=', poor.id).execute();
  await putSettings(server, { require_email_confirmation: true });

  const asAdmin = (text: string, scope: 'read' | 'write') =>
    visitor({ token: text, scope, permissions: held('Admins') });
  return {
    'a guest': visitor({ counts: 'a guest', permissions: held('Guests') }),
    'an unverified user': visitor({ ...unverified, verified: false }),
    'a user': visitor(user),
    'another user': visitor(other),
    'an artist': visitor(artist),
    'an editor': visitor(editor),
    'an admin': visitor(admin),
    'an expired token': visitor({ token: expired.text, counts: 'nobody, and is refused' }),
    'a read-only token of an admin': asAdmin(reading.text, 'read'),
    'a write token of an admin': asAdmin(writing.text, 'write'),
    'a user’s token with an admin’s cookie': visitor({
      ...(await person('Admins')),
      token: own.text,
      scope: 'write',
      permissions: held('Users'),
    }),
    'a token of an unverified user': visitor({ token: unconfirmed.text, scope: 'write', verified: false }),
    'a token of a user who may have none any more': visitor({
      token: lost.text,
      scope: 'write',
      permissions: new Set(),
    }),
    'a suspended user': visitor({
      cookie: suspended.cookie,
      counts: 'a guest',
      permissions: held('Guests'),
    }),
  };
}

/** Those whom the last request signed out sign in again. */
export async function renewSessions(server: TestServer, actors: Record<string, MatrixActor>): Promise<void> {
  for (const actor of Object.values(actors)) {
    if (actor.email) actor.cookie = await server.signIn(actor.email);
  }
}
