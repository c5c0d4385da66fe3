import type { Case } from './attack-cases.ts';

const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const phrase = 'a long enough phrase';
const post = (path: string, body: object, field: string | readonly string[]): Case => ({
  actor: 'guest',
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
  status: 422,
  field,
});
/** An account that would be made if nothing else were wrong. */
const register = (wrong: object, field: string | readonly string[], more: Partial<Case> = {}): Case => {
  const account = { email: 'new@example.com', password: phrase, password_confirmation: phrase, terms: true };
  return { ...post('/auth/register', { ...account, ...wrong }, field), ...more };
};
const passwords = (password: string) => ({ password, password_confirmation: password });
const change = (body: object, field: string): Case => ({
  ...post('/api/v1/users/me/password/change', body, field),
  actor: 'user',
});
const login = (email: string): Case => ({
  ...post('/api/v1/auth/login', { email, password: 'PASSWORD' }, 'email'),
  has: /These credentials do not match our records\./,
});
const raw = (path: string, body: string, more: Partial<Case>): Case => ({
  method: 'POST',
  path,
  headers,
  body,
  status: 400,
  ...more,
});
const multipart = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx\r\n--x--\r\n`;
const services = ['facebook', '..%2fx', '__proto__', 'constructor', 'x'.repeat(1_024), 'google%00'];

/** Accounts, sessions, sign-in elsewhere. */
export const accountCases: Record<string, Case> = {
  'A1 no policy accepted': register({ terms: undefined }, 'terms'),
  'A1 a policy refused': register({ terms: false }, 'terms'),
  'A1 a policy as text': register({ terms: 'true' }, 'terms'),
  'A1 fields that are no policy': register({ role_ids: [5] }, 'input'),
  'A4 seven characters': register(passwords('1234567'), 'password'),
  'A4 a password of the list': register(passwords('password1'), 'password'),
  'A4 one’s own address': register(passwords('new@example.com'), 'password'),
  'A4 ten thousand characters': register(
    passwords('q'.repeat(10_000)),
    ['password', 'password_confirmation'],
    {
      withinMs: 50,
    },
  ),
  'A7 %': login('%'),
  'A7 _': login('_'),
  'A7 a%': login('a%'),
  'A7 a list': post('/auth/login', { email: ['admin@example.com'], password: 'PASSWORD' }, 'email'),
  'A7 an object': post('/auth/login', { email: { ne: '' }, password: 'PASSWORD' }, 'email'),
  'A8 a quoted part': register({ email: '"a@evil.test x"@victim.test' }, 'email'),
  'A8 a group': register({ email: 'group: a@b.test, c@d.test;' }, 'email'),
  'A8 two addresses': register({ email: 'a@b.test,c@d.test' }, 'email'),
  'A8 nested comments': register({ email: `a${'('.repeat(5_000)}${')'.repeat(5_000)}@b.test` }, 'email', {
    withinMs: 100,
  }),
  'A8 the same for a forgotten password': post(
    '/auth/forgot-password',
    { email: '"a@evil.test x"@victim.test' },
    'email',
  ),
  'A9 line breaks in the address': register({ email: 'a@b.test\r\nbcc: c@d.test' }, 'email'),
  'A9 a line break alone': register({ email: 'a@b.test\nx' }, 'email'),
  'A16 a wrong password': change(
    { current_password: 'x', new_password: phrase, new_password_confirmation: phrase },
    'current_password',
  ),
  'A16 a confirmation that differs': change(
    { current_password: 'PASSWORD', new_password: phrase, new_password_confirmation: `${phrase}.` },
    'new_password_confirmation',
  ),
  'A16 an easy password': change(
    {
      current_password: 'PASSWORD',
      new_password: 'password1',
      new_password_confirmation: 'password1',
    },
    'new_password',
  ),
  'A20 a link that was never made': {
    ...post('/auth/email/verify', { id: 1, expires: 9_999_999_999, signature: 'x'.repeat(43) }, 'id'),
    status: 403,
    code: 'forbidden',
    field: [],
  },
  'A24 the account of somebody else': {
    actor: 'user',
    method: 'DELETE',
    path: '/api/v1/users/OTHER?deleteCurrentUser=true',
    headers: { 'sec-fetch-site': 'same-origin' },
    status: 403,
    code: 'forbidden',
  },
  'A24 one’s own without a word': {
    actor: 'user',
    method: 'DELETE',
    path: '/api/v1/users/me',
    headers: { 'sec-fetch-site': 'same-origin' },
    status: 422,
    field: 'deleteCurrentUser',
  },
  'A25 no proof of a human': register({}, 'human_token', { has: /Could not verify you are human\./ }),
  'A25 a bad proof': register({ human_token: 'x' }, 'human_token'),
  'A25 a proof one made up': register(
    { human_token: Buffer.from('{"challenge":{},"solution":{"counter":1}}').toString('base64') },
    'human_token',
  ),
  'A26 __proto__ in JSON': raw('/api/v1/genres', '{"__proto__":{"admin":true},"display_name":"x"}', {}),
  'A26 constructor in JSON': raw(
    '/api/v1/genres',
    '{"constructor":{"prototype":{"admin":true}},"display_name":"x"}',
    { status: [400, 422] },
  ),
  'A26 deep in JSON': raw(
    '/api/v1/settings?_method=PUT',
    '{"values":{"x":{"__proto__":{"admin":true}}}}',
    {},
  ),
  'A26 __proto__ in the query': { path: '/api/v1/tracks?__proto__%5Badmin%5D=true', status: 422 },
  'A26 constructor in the query': {
    path: '/api/v1/tracks?constructor%5Bprototype%5D%5Badmin%5D=1',
    status: 422,
  },
  'A26 __proto__ in tRPC': raw('/trpc/genres.create', '{"__proto__":{"admin":true},"display_name":"x"}', {}),
  'A26 __proto__ in a tRPC query': {
    path: `/trpc/tracks.list?input=${encodeURIComponent('{"__proto__":{"admin":true},"x":1}')}`,
    status: 400,
  },
  'A26 __proto__ in multipart': raw('/api/v1/users/me/avatar', multipart('__proto__'), {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    status: [400, 422],
  }),
  'A26 __proto__ among flags': raw(
    '/auth/register',
    `{"__proto__":{"terms":true},"email":"x@example.com","password":"${phrase}","password_confirmation":"${phrase}"}`,
    { actor: 'guest' },
  ),
  'S8 connecting from a foreign page': {
    actor: 'user',
    path: '/secure/auth/social/google/connect',
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
    code: 'csrf',
  },
  'S8 connecting from a sibling host': {
    actor: 'user',
    path: '/secure/auth/social/google/connect',
    headers: { 'sec-fetch-site': 'same-site' },
    status: 403,
    code: 'csrf',
  },
  'S8 connecting with a foreign referrer': {
    actor: 'user',
    path: '/secure/auth/social/google/connect',
    headers: { referer: 'https://evil.test/' },
    status: 403,
    code: 'csrf',
  },
  'S8 connecting by token': {
    actor: 'token',
    path: '/secure/auth/social/google/connect',
    headers: { 'sec-fetch-site': 'none' },
    status: 403,
    code: 'forbidden',
  },
  'S8 connecting as a guest': {
    actor: 'guest',
    path: '/secure/auth/social/google/connect',
    headers: { 'sec-fetch-site': 'none' },
    status: 401,
    code: 'unauthenticated',
  },
  ...Object.fromEntries(
    services.flatMap((service): [string, Case][] =>
      ['login', 'callback', 'connect'].map((way) => [
        `S13 ${way} at ${service.slice(0, 20)}`,
        { actor: 'user', path: `/secure/auth/social/${service}/${way}`, status: [400, 404] },
      ]),
    ),
  ),
  'S13 disconnect of nothing': {
    actor: 'user',
    method: 'POST',
    path: '/secure/auth/social/__proto__/disconnect',
    headers,
    body: '{}',
    status: 404,
  },
};
