import { addMusic, type TestMusic } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { newPerson, newToken, type Person, type Sent, send } from './http-accounts.ts';

/*
 * Who may do what to whose things, by hand: the answers of one request to each kind of visitor, by what the thing is
 * to them. `owner` owns it, `other` is a user like them, `keeper` manages people and roles but holds no more,
 * `editor` looks after the catalogue.
 */
const visitors = [
  'guest',
  'other',
  'owner',
  'editor',
  'keeper',
  'admin',
  'owner’s token',
  'admin’s token',
] as const;

let server: TestServer;
let people: Record<'other' | 'owner' | 'editor' | 'keeper' | 'admin' | 'chief', Person>;
let senders: Record<(typeof visitors)[number], Pick<Sent, 'cookie' | 'token'>>;
let things: Record<string, number | string>;

beforeAll(async () => {
  server = await startTestServer();
  const keeper = [
    'music.view',
    'admin.access',
    'users.view',
    'users.manage',
    'roles.manage',
    'api.access',
  ] as const;
  people = {
    other: await newPerson(server),
    owner: await newPerson(server),
    editor: await newPerson(server, { roles: ['Editors'] }),
    keeper: await newPerson(server, { roles: ['Users'], permissions: [...keeper, 'music.create'] }),
    admin: await newPerson(server, { roles: ['Admins'] }),
    chief: await newPerson(server, { roles: ['Admins'] }),
  };
  const cookie = (name: keyof typeof people) => ({ cookie: people[name].cookie });
  const ownToken = await newToken(server, people.owner.cookie);
  const adminToken = await newToken(server, people.admin.cookie);
  senders = {
    guest: {},
    other: cookie('other'),
    owner: cookie('owner'),
    editor: cookie('editor'),
    keeper: cookie('keeper'),
    admin: cookie('admin'),
    'owner’s token': { token: ownToken.text },
    'admin’s token': { token: adminToken.text },
  };
  const hidden = await addMusic(server.site, { album: 'Hidden' });
  await (await server.site.user()).albums.update({ id: hidden.albumId, visibility: 'private' });
  things = await thingsOf(hidden, ownToken.id);
});
afterAll(() => server.close());

async function thingsOf(hidden: TestMusic, token: number): Promise<Record<string, number | string>> {
  const { db } = server.site.services;
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', people.owner.id)
    .executeTakeFirst();
  const roles = await db.selectFrom('roles').select(['id', 'name']).execute();
  return {
    OWNER: people.owner.id,
    CHIEF: people.chief.id,
    OTHER: people.other.id,
    TOKEN: token,
    SESSION: String(session?.id),
    ALBUM: hidden.albumId,
    TRACK: hidden.trackIds[0] ?? 0,
    ADMINS: roles.find(({ name }) => name === 'Admins')?.id ?? 0,
  };
}

/** A request and its answers in the order of `visitors`; null for those who would change what others are asked about. */
interface Case {
  method?: string;
  path: string;
  body?: Record<string, unknown>;
  answers: readonly (number | null)[];
}

const post = (path: string, body: Record<string, unknown>, answers: Case['answers']): Case => ({
  method: 'POST',
  path: `/api/v1/${path}`,
  body,
  answers,
});
const get = (path: string, answers: Case['answers']): Case => ({ path: `/api/v1/${path}`, answers });
const remove = (path: string, answers: Case['answers']): Case => ({
  method: 'DELETE',
  path: `/api/v1/${path}`,
  answers,
});
const put = (path: string, body: Record<string, unknown>, answers: Case['answers']): Case => ({
  ...post(path, body, answers),
  method: 'PUT',
});

/** Hidden music is there for those who look after the catalogue alone. */
const hidden = [404, 404, 404, 200, 404, 200, 404, 200] as const;
/** What admins alone may do to an admin; keepers manage people, not those above them. */
const toChief = [401, 403, 403, 403, 403, null, 403, 403] as const;

const cases: Record<string, Case> = {
  'the name of a user': put('users/OWNER', { first_name: 'Ada' }, [401, 404, 200, 404, 200, 200, 200, 404]),
  'the name of an admin': put('users/CHIEF', { first_name: 'Ada' }, [401, 404, 404, 404, 403, 200, 404, 404]),
  'more roles for a user': put('users/OWNER', { role_ids: ['ADMINS'] }, [
    401,
    404,
    422,
    404,
    403,
    null,
    422,
    404,
  ]),
  'the role of admins for a user': post(
    'users/assign-role',
    { ids: ['OWNER'], role_id: 'ADMINS', held: true },
    toChief,
  ),
  // Without a file those who are let in are told of it.
  'the picture of a user': post('users/OWNER/avatar', {}, [401, 404, 422, 404, 422, 422, 422, 404]),
  'the picture of an admin': post('users/CHIEF/avatar', {}, [401, 404, 404, 404, 404, 422, 404, 404]),
  'taking a user’s picture': remove('users/OWNER/avatar', [401, 404, 200, 404, 200, 200, 200, 404]),
  'taking an admin’s picture': remove('users/CHIEF/avatar', [401, 404, 404, 404, 404, 200, 404, 404]),
  'suspending an admin': post('users/suspend', { ids: ['CHIEF'], reason: 'x' }, toChief),
  'removing an admin': post('users/remove', { ids: ['CHIEF'] }, toChief),
  'signing in as an admin': post('users/CHIEF/sign-in-as', {}, toChief),
  'deleting somebody': remove('users/OWNER?deleteCurrentUser=true', [
    401,
    403,
    null,
    403,
    403,
    403,
    403,
    403,
  ]),
  'the token of a user': remove('access-tokens/TOKEN', [401, 404, null, 404, 404, 404, 403, 403]),
  'the session of a user': remove('users/me/sessions/SESSION', [401, 404, null, 404, 404, 404, 403, 403]),
  'a hidden album': get('albums/ALBUM', hidden),
  'a hidden track': get('tracks/TRACK', hidden),
  'its waveform': get('tracks/TRACK/waveform', hidden),
  'its words': get('tracks/TRACK/lyrics', hidden),
  'its sources': get('tracks/TRACK/sources', hidden),
};

describe('the things of others', () => {
  it.each(Object.entries(cases))('%s', async (_name, { method = 'GET', path, body, answers }) => {
    const text = (words: string) =>
      words.replace(/"?\b([A-Z]{5,})\b"?/g, (found, name: string) => String(things[name] ?? found));
    const found: Record<string, number | null> = {};
    for (const [at, visitor] of visitors.entries()) {
      if (answers[at] === null) found[visitor] = null;
      else {
        const sent = body ? { body: JSON.parse(text(JSON.stringify(body))) } : {};
        const response = await send(server, method, text(path), { ...senders[visitor], ...sent });
        await response.arrayBuffer();
        found[visitor] = response.status;
      }
    }
    expect(found).toEqual(Object.fromEntries(visitors.map((visitor, at) => [visitor, answers[at]])));
  });

  it('the address of a user', async () => {
    const shown: string[] = [];
    for (const visitor of visitors) {
      const response = await send(server, 'GET', `/api/v1/users/${people.owner.id}`, senders[visitor]);
      if (JSON.stringify(await answerOf(response)).includes(people.owner.email)) shown.push(visitor);
    }
    expect(shown).toEqual(['owner', 'keeper', 'admin', 'owner’s token']);
  });
});
