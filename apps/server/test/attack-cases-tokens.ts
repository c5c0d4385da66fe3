import type { Case } from './attack-cases.ts';

const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const refused = { status: 401, code: 'unauthenticated' } as const;
const forbidden = { status: 403, code: 'forbidden' } as const;
const post = (path: string, body: object): Case => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
  status: 0,
});
const me = '/api/v1/users/me/sessions';
const authorization = (value: string): Case => ({
  actor: 'guest',
  path: '/api/v1/artists',
  headers: { authorization: value },
  ...refused,
});

/** Personal access tokens. */
export const tokenCases: Record<string, Case> = {
  'P1 the list shows no token': {
    path: '/api/v1/access-tokens',
    status: 200,
    lacks: /ktl_pat_|token_hash|plainText|[0-9a-f]{64}/,
  },
  'P1 nor does the user': {
    path: '/api/v1/users/me?with=tokens',
    status: 200,
    lacks: /ktl_pat_|token_hash|plainText|[0-9a-f]{64}/,
  },
  'P2 without the permission': {
    ...post('/api/v1/access-tokens', { tokenName: 'x' }),
    actor: 'manager',
    ...forbidden,
  },
  'P5 in the query': { actor: 'guest', path: `${me}?access_token=TOKEN`, ...refused },
  'P5 in the query by another name': { actor: 'guest', path: `${me}?api_token=TOKEN`, ...refused },
  'P5 in a cookie': {
    actor: 'guest',
    path: me,
    headers: { cookie: 'access_token=TOKEN; token=TOKEN' },
    ...refused,
  },
  'P5 as the session': { actor: 'guest', path: me, headers: { cookie: 'sid=TOKEN' }, ...refused },
  'P5 in the body': {
    ...post('/api/v1/access-tokens', { tokenName: 'x', access_token: 'TOKEN', token: 'TOKEN' }),
    actor: 'guest',
    ...refused,
  },
  'P6 making a token': {
    ...post('/api/v1/access-tokens', { tokenName: 'x' }),
    actor: 'admin token',
    ...forbidden,
  },
  'P6 listing tokens': { path: '/api/v1/access-tokens', actor: 'admin token', ...forbidden },
  'P6 changing the password': {
    ...post('/api/v1/users/me/password/change', {
      current_password: 'PASSWORD',
      new_password: 'a long enough phrase',
      new_password_confirmation: 'a long enough phrase',
    }),
    actor: 'admin token',
    ...forbidden,
  },
  'P6 setting the password as an admin': {
    actor: 'admin token',
    method: 'PUT',
    path: '/api/v1/users/me',
    headers,
    body: '{"password":"a long enough phrase"}',
    status: 422,
    field: 'input',
  },
  'P6 deleting the account': {
    actor: 'token',
    method: 'DELETE',
    path: '/api/v1/users/me?deleteCurrentUser=true',
    ...forbidden,
  },
  'P6 exporting what is kept': { ...post('/api/v1/users/me/export', {}), actor: 'admin token', ...forbidden },
  'P6 the list of users': { path: '/api/v1/users', actor: 'admin token', ...forbidden },
  'P6 somebody’s whole account': {
    actor: 'admin token',
    path: '/api/v1/users/OTHER',
    status: 200,
    lacks: /email|roles|permissions|last_login/,
  },
  'P6 settings': { path: '/api/v1/settings', actor: 'admin token', ...forbidden },
  'P6 the relation tokens': {
    actor: 'token',
    path: '/api/v1/users/me?with=tokens',
    ...forbidden,
  },
  'P7 empty': authorization(''),
  'P7 no token': authorization('Bearer'),
  'P7 a space for a token': authorization('Bearer  '),
  'P7 another scheme': authorization('Basic YWRtaW46YWRtaW4='),
  'P7 the token without a scheme': authorization('TOKEN'),
  'P7 the hash instead of the token': authorization('Bearer TOKEN_HASH'),
  'P7 the hash with the prefix': authorization('Bearer ktl_pat_TOKEN_HASH'),
  'P7 two tokens': authorization('Bearer TOKEN, Bearer TOKEN'),
  'P7 half a token': authorization('Bearer ktl_pat_a'),
  'P7 a megabyte': { ...authorization(`Bearer ${'a'.repeat(15_000)}`), path: me },
  'P7 a bad token beside a good session': {
    actor: 'admin',
    path: '/api/v1/users',
    headers: { authorization: 'Bearer ktl_pat_x' },
    ...refused,
  },
  'P7 a bad token where guests may go': {
    ...authorization('Bearer ktl_pat_x'),
    path: '/api/v1/bootstrap-data',
  },
  'P7 a bad token over tRPC': {
    ...authorization('Bearer ktl_pat_x'),
    path: '/trpc/artists.list?input=%7B%7D',
    code: '',
  },
  'P7 a bad token on a page': {
    ...authorization('Bearer ktl_pat_x'),
    path: '/albums',
    status: 200,
    code: '',
  },
  'P8 no name': { ...post('/api/v1/access-tokens', { tokenName: '' }), status: 422, field: 'tokenName' },
  'P8 a name of spaces': {
    ...post('/api/v1/access-tokens', { tokenName: ' \n ' }),
    status: 422,
    field: 'tokenName',
  },
  'P8 256 letters': {
    ...post('/api/v1/access-tokens', { tokenName: 'x'.repeat(256) }),
    status: 422,
    field: 'tokenName',
  },
  'P8 the fifty-first': {
    ...post('/api/v1/access-tokens', { tokenName: 'one more' }),
    actor: 'user',
    status: 422,
    field: 'tokenName',
  },
  'P8 an end that has passed': {
    ...post('/api/v1/access-tokens', { tokenName: 'x', expires_at: '2001-01-01T00:00:00Z' }),
    status: 422,
    field: 'expires_at',
  },
  'P8 a scope that does not exist': {
    ...post('/api/v1/access-tokens', { tokenName: 'x', scope: 'admin' }),
    status: 422,
    field: 'scope',
  },
};
