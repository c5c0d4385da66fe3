import { restTable, ruleOf } from '@kantele/api/server';
import type { Case } from './attack-cases.ts';

const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const put = (path: string, body: object): Case => ({
  method: 'PUT',
  path,
  headers,
  body: JSON.stringify(body),
  status: 0,
});
const post = (path: string, body: object): Case => ({ ...put(path, body), method: 'POST' });
const remove = (path: string): Case => ({
  method: 'DELETE',
  path,
  headers: { 'sec-fetch-site': 'same-origin' },
  status: 0,
});
const admin = (name: string) => [{ name, restrictions: [] }];

/** Rows only admins of some kind may use, with what no request may pretend to be. */
const managed = restTable.filter(({ procedure }) => /\.manage$|^audit/.test(ruleOf(procedure).access));
const forged = {
  'x-api-key': 'ADMIN',
  'x-admin-key': 'true',
  'x-liquidsoap-api-key': 'ADMIN',
  'x-forwarded-user': 'admin@example.com',
  'x-original-url': '/api/v1/albums',
  'x-rewrite-url': '/api/v1/albums',
};
const everyAdminRow = managed.flatMap((row): [string, Case][] => {
  const path = `/api/v1/${row.path.replace('{id}', '1')}`;
  const plain = { method: row.method, path, ...(row.method === 'GET' ? {} : { headers, body: '{}' }) };
  const refused = { status: 403, code: 'forbidden' } as const;
  const name = `Z16 ${row.method} ${row.path}`;
  return [
    [`${name} as a user`, { ...plain, actor: 'user', ...refused }],
    [`${name} by token`, { ...plain, actor: 'token', ...refused }],
    [`${name} with forged keys`, { ...plain, actor: 'user', headers: { ...headers, ...forged }, ...refused }],
  ];
});

const elsewhere = [
  '//api/v1/users',
  '/api//v1/users',
  '/api/v1//users',
  '/api/v1/users;x=1',
  '/api/v1/%75sers',
  '/api/v1%2Fusers',
  '/api%2Fv1%2Fusers',
  '/api/v1/./users',
  '/api/v1/artists/../users',
  '/api/v1/%2e/users',
  '/API/V1/USERS',
  '/api/v1/users/',
  '/api/v1/users%00',
  '/api/v1/users%20',
  '/api/v1/users%3Fx',
  '/api/v1/users\\',
  '/trpc/users%2Elist?input=%7B%7D',
  '/trpc//users.list?input=%7B%7D',
  '/trpc/genres.list,users.list?batch=1&input=%7B%7D',
];
const spellings = elsewhere.flatMap((path): [string, Case][] =>
  (['guest', 'user'] as const).map((actor) => [
    `Z19 ${path} as ${actor}`,
    // A batch answers for each of its calls.
    {
      actor,
      path,
      status: path.includes('batch') ? 207 : [400, 401, 403, 404],
      lacks: /admin@example\.com/,
    },
  ]),
);

const methods = ['OPTIONS', 'TRACE', 'PROPFIND', 'FOO'].flatMap((method) =>
  ['/api/v1/users', '/trpc/users.list', '/secure/exports/x', '/api-docs/openapi.json'].map(
    (path): [string, Case] => [
      `Z18 ${method} ${path}`,
      { actor: 'guest', method, path, status: [400, 404, 405] },
    ],
  ),
);

/** Objects of others, functions one does not have, rights one may not give. */
export const accessCases: Record<string, Case> = {
  'Z2 relations that do not exist': {
    path: '/api/v1/users/me?with=tokens,sessions,password,roles.users',
    status: 422,
    field: 'with',
  },
  'Z2 relations of somebody else': {
    actor: 'user',
    path: '/api/v1/users/OTHER?with=roles,tokens',
    status: 422,
    field: 'with',
  },
  'Z2 somebody else is only a profile': {
    actor: 'user',
    path: '/api/v1/users/OTHER',
    status: 200,
    lacks: /email|password|roles|permissions|last_login|suspended/,
  },
  'Z3 filter of a column': { path: '/api/v1/users?filter%5Bpassword%5D=a', status: 422, field: 'input' },
  'Z3 column as a parameter': { path: '/api/v1/users?password=a', status: 422, field: 'input' },
  'Z3 another column as a parameter': {
    path: '/api/v1/users?email_verified_at=x',
    status: 422,
    field: 'input',
  },
  'Z3 SQL in a filter': { path: "/api/v1/users?role_id=x'%20--", status: 422, field: 'role_id' },
  'Z3 SQL in the actor': {
    path: '/api/v1/audit-events?actor_id=1%20or%201%3D1',
    status: 422,
    field: 'actor_id',
  },
  'Z3 unknown filter of tracks': { path: '/api/v1/tracks?password=a', status: 422, field: 'input' },
  'Z4 changing somebody else': {
    ...put('/api/v1/users/OTHER', { first_name: 'x' }),
    actor: 'user',
    status: 404,
  },
  'Z4 making oneself more': {
    ...put('/api/v1/users/me', { role_ids: [5] }),
    actor: 'user',
    status: 422,
    field: 'input',
  },
  'Z4 giving oneself permissions': {
    ...put('/api/v1/users/me', { permissions: admin('admin') }),
    actor: 'user',
    status: 422,
    field: 'input',
  },
  'Z4 confirming one’s own address': {
    ...put('/api/v1/users/me', { email_verified: true }),
    actor: 'user',
    status: 422,
    field: 'input',
  },
  'Z4 fields of the server': {
    ...put('/api/v1/users/me', { created_at: '1970-01-01', email_verified_at: 'x' }),
    actor: 'user',
    status: 422,
    field: 'input',
  },
  'Z5 picture of somebody else': {
    ...post('/api/v1/users/OTHER/avatar', { url: 'https://example.com/x.png' }),
    actor: 'user',
    status: 404,
  },
  'Z5 removing a picture of somebody else': {
    ...remove('/api/v1/users/OTHER/avatar'),
    actor: 'user',
    status: 404,
  },
  'Z6 token of somebody else': {
    ...remove('/api/v1/access-tokens/FOREIGN_TOKEN'),
    actor: 'user',
    status: 404,
  },
  'Z6 token of somebody else, by the admin': {
    ...remove('/api/v1/access-tokens/FOREIGN_TOKEN'),
    status: 404,
  },
  'Z6 session of somebody else': {
    ...remove('/api/v1/users/me/sessions/FOREIGN_SESSION'),
    actor: 'user',
    status: 404,
  },
  ...Object.fromEntries(everyAdminRow),
  'Z18 HEAD is as closed as GET': { actor: 'guest', method: 'HEAD', path: '/api/v1/users', status: 401 },
  'Z18 HEAD is as open as GET': { actor: 'guest', method: 'HEAD', path: '/api/v1/artists', status: 200 },
  'Z18 HEAD of a procedure does nothing': {
    actor: 'guest',
    method: 'HEAD',
    path: '/trpc/users.list',
    status: 204,
  },
  ...Object.fromEntries(methods),
  ...Object.fromEntries(spellings),
  'Z20 a role with more than one holds': {
    ...post('/api/v1/roles', { name: 'Ladder', permissions: admin('settings.manage') }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 a role with everything': {
    ...post('/api/v1/roles', { name: 'Ladder', permissions: admin('admin') }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 disarming those above': {
    ...put('/api/v1/roles/ROLE_ADMINS', { permissions: [] }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 giving oneself the role of admins': {
    ...post('/api/v1/users/assign-role', { ids: ['#MANAGER'], role_id: '#ROLE_ADMINS', held: true }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 giving somebody permissions one lacks': {
    ...put('/api/v1/users/OTHER', { direct_permissions: admin('files.manage') }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 password of an admin': {
    ...put('/api/v1/users/1', { password: 'a long enough phrase' }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 address of an admin': {
    ...put('/api/v1/users/1', { email: 'mine@evil.test' }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 suspending an admin': {
    ...post('/api/v1/users/suspend', { ids: [1], reason: 'x' }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 removing an admin': {
    ...post('/api/v1/users/remove', { ids: ['#OTHER', 1] }),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z20 signing in as an admin': {
    ...post('/api/v1/users/1/sign-in-as', {}),
    actor: 'manager',
    status: 403,
    code: 'forbidden',
  },
  'Z21 the last admin demotes himself': {
    ...post('/api/v1/users/assign-role', { ids: [1], role_id: '#ROLE_ADMINS', held: false }),
    status: 409,
    code: 'conflict',
  },
  'Z21 the last admin gives up his roles': {
    ...put('/api/v1/users/1', { role_ids: [] }),
    status: 409,
    code: 'conflict',
  },
  'Z21 the last admin deletes himself': {
    ...remove('/api/v1/users/me?deleteCurrentUser=true'),
    status: 409,
    code: 'conflict',
  },
  'Z21 the role of the last admin loses admin': {
    ...put('/api/v1/roles/ROLE_ADMINS', { permissions: [] }),
    status: 409,
    code: 'conflict',
  },
  'Z21 the role of the last admin is deleted': {
    ...remove('/api/v1/roles/ROLE_ADMINS'),
    status: 409,
    code: 'conflict',
  },
  'Z22 admin for guests': {
    ...put('/api/v1/roles/ROLE_GUESTS', { permissions: admin('admin') }),
    status: 422,
    field: 'permissions',
  },
  'Z22 tokens for guests': {
    ...put('/api/v1/roles/ROLE_GUESTS', { permissions: admin('api.access') }),
    status: 422,
    field: 'permissions',
  },
  'Z22 the role of guests for a user': {
    ...post('/api/v1/users/assign-role', { ids: ['#OTHER'], role_id: '#ROLE_GUESTS', held: true }),
    status: 422,
    field: 'role_id',
  },
};
