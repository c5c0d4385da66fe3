import type { Case } from './attack-cases.ts';

const json = { 'content-type': 'application/json' };
const same = { 'sec-fetch-site': 'same-origin' };
const headers = { ...same, ...json };
const create = { method: 'POST', path: '/api/v1/genres', headers } as const;
const genre = (display_name: unknown) => JSON.stringify({ display_name });
const invalid = (path: string, field: string): Case => ({ path, status: 422, field });
const user = (name: string, value: string): Case => ({
  actor: 'user',
  method: 'PUT',
  path: '/api/v1/users/me',
  headers,
  status: 422,
  field: name,
  body: JSON.stringify({ [name]: value }),
});
/** Text fields anybody may fill in, with their lengths. */
const textFields = { display_name: 80, first_name: 80, last_name: 80 };

/** Bodies, queries, ids, texts, addresses. */
export const inputCases: Record<string, Case> = {
  'I1 broken JSON': { ...create, body: '{"a":', status: 400 },
  'I1 broken JSON over tRPC': { ...create, path: '/trpc/genres.create', body: '{"a":', status: 400 },
  'I1 null': { ...create, body: 'null', status: 422 },
  'I1 list': { ...create, body: '[]', status: 422 },
  'I1 empty': { ...create, body: '', status: [400, 422] },
  'I1 two MiB': { ...create, body: genre('x'.repeat(2 ** 21)), status: 413 },
  'I1 two MiB over tRPC': {
    ...create,
    path: '/trpc/genres.create',
    body: genre('x'.repeat(2 ** 21)),
    status: 413,
  },
  'I1 deep': {
    ...create,
    body: '['.repeat(10_000) + ']'.repeat(10_000),
    status: [400, 422],
    withinMs: 100,
  },
  'I1 deep inside': {
    ...create,
    body: `{"display_name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    status: [400, 422],
    withinMs: 100,
  },
  'I1 the last of two keys counts': { ...create, body: '{"display_name":"x","display_name":7}', status: 422 },
  'I2 per_page 0': invalid('/api/v1/tracks?per_page=0', 'per_page'),
  'I2 per_page 101': invalid('/api/v1/tracks?per_page=101', 'per_page'),
  'I2 per_page -1': invalid('/api/v1/tracks?per_page=-1', 'per_page'),
  'I2 per_page 1e9': invalid('/api/v1/tracks?per_page=1e9', 'per_page'),
  'I2 per_page NaN': invalid('/api/v1/users?per_page=NaN', 'per_page'),
  'I2 per_page text': invalid('/api/v1/tracks?per_page=10%3Bx', 'per_page'),
  'I3 damaged cursor': invalid('/api/v1/tracks?cursor=AAAA', 'cursor'),
  'I3 a flipped bit': invalid('/api/v1/users?cursor=FLIPPED_CURSOR', 'cursor'),
  'I3 a cursor of another list': invalid('/api/v1/audit-events?cursor=USERS_CURSOR', 'cursor'),
  'I3 a cursor of other filters': invalid('/api/v1/users?query=a&cursor=USERS_CURSOR', 'cursor'),
  'I3 endless cursor': invalid(`/api/v1/tracks?cursor=${'A'.repeat(10_000)}`, 'cursor'),
  'I4 orderBy password': invalid('/api/v1/artists?orderBy=password', 'orderBy'),
  'I4 orderBy SQL': invalid('/api/v1/users?orderBy=name%3B--', 'orderBy'),
  'I4 orderBy JSON path': invalid("/api/v1/users?orderBy=data-%3E'$.x'", 'orderBy'),
  'I4 orderBy constructor': invalid('/api/v1/users?orderBy=constructor', 'orderBy'),
  ...Object.fromEntries(
    [
      "1'",
      '1%20OR%201=1',
      '0x1',
      '1e3',
      '9223372036854775808',
      '%201',
      'me%2f..%2f2',
      '-1',
      '1.0',
      '٣',
    ].flatMap((id): [string, Case][] => {
      const encoded = /^[\x20-\x7e]+$/.test(id) ? id : encodeURIComponent(id);
      return ['artists', 'users', 'roles', 'localizations'].map((kind) => [
        `I6 ${kind} ${id}`,
        { path: `/api/v1/${kind}/${encoded}${kind === 'localizations' ? '/lines' : ''}`, status: 404 },
      ]);
    }),
  ),
  'I6 id of another type': { path: '/api/v1/albums/999999', status: 404 },
  'I6 the largest id': { path: '/api/v1/users/9007199254740991', status: 404 },
  'I7 twice': invalid('/api/v1/tracks?per_page=5&per_page=6', 'per_page'),
  'I7 a filter twice': invalid('/api/v1/users?query=a&query=b', 'query'),
  'I7 a flag twice': invalid('/api/v1/users?verified=true&verified=false', 'verified'),
  ...Object.fromEntries(
    Object.entries(textFields).flatMap(([field, max]): [string, Case][] => [
      [`I8 ${field} of ${max + 1} letters`, user(field, 'x'.repeat(max + 1))],
      [`I8 ${field} of ten thousand marks`, user(field, `e${'\u0301'.repeat(10_000)}`)],
    ]),
  ),
  'I8 a name of nothing but controls': user('display_name', '\u0000\u0007\u001b\u009f'),
  'I8 a NUL in an address': { path: '/api/v1/tags/a%00b', status: 400, code: 'bad_request' },
  'I8 a NUL over tRPC': {
    path: `/trpc/genres.get?input=${encodeURIComponent('{"slug":"a\\u0000b"}')}`,
    status: 400,
  },
  'I8 a NUL kept as JSON': {
    method: 'PUT',
    path: '/api/v1/settings',
    headers,
    status: 400,
    code: 'bad_request',
    body: '{"values":{"cookie_notice.message":"a\\u0000b"}}',
  },
  'I8 half a character kept as JSON': {
    method: 'PUT',
    path: '/api/v1/settings',
    headers,
    status: 400,
    code: 'bad_request',
    body: '{"values":{"cookie_notice.message":"\\ud800"}}',
  },
  'I8 a reason of half a character': {
    method: 'POST',
    path: '/api/v1/users/suspend',
    headers,
    status: 422,
    field: 'reason',
    body: '{"ids":[999999],"reason":"\\ud800"}',
  },
  'I9 names that are no list': invalid('/api/v1/value-lists/timezones,__proto__,..%2f..%2fx', 'names'),
  'I9 eleven names': invalid(`/api/v1/value-lists/${Array(11).fill('countries').join(',')}`, 'names'),
  'I9 no name': invalid('/api/v1/value-lists/,', 'names'),
  'I10 a locale that is a path': {
    actor: 'user',
    method: 'POST',
    path: '/api/v1/users/me/locale',
    headers,
    body: '{"locale":"../../x"}',
    status: 422,
    field: 'locale',
  },
  'I10 a locale of 100 letters': {
    actor: 'user',
    method: 'POST',
    path: '/api/v1/users/me/locale',
    headers,
    status: 422,
    field: 'locale',
    body: JSON.stringify({ locale: 'x'.repeat(100) }),
  },
  'I10 a locale nobody speaks': {
    actor: 'user',
    method: 'POST',
    path: '/api/v1/users/me/locale',
    headers,
    body: '{"locale":"tlh"}',
    status: 422,
    field: 'locale',
  },
  'I10 a language cookie that is a path': {
    actor: 'guest',
    path: '/',
    headers: { cookie: 'be-language=../../etc' },
    status: 200,
    lacks: /\.\.\/etc/,
  },
  'I13 an id of 101 letters': { path: `/api/v1/artists/${'1'.repeat(101)}`, status: [404, 414] },
  'I13 long id': { path: `/api/v1/artists/${'1'.repeat(6_000)}`, status: [404, 414] },
  'I13 an address of 20 KB': { path: `/api/v1/artists?x=${'a'.repeat(20_000)}`, status: [414, 431] },
  'I13 a page of 2 KB': { path: `/${'a'.repeat(2_000)}`, status: 414 },
  'I15 a compressed body': {
    ...create,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: '\u001f\u008b\u0008',
    status: 415,
  },
  'I15 a compressed body that is none': {
    ...create,
    headers: { ...headers, 'content-encoding': 'br' },
    body: genre('Intruder'),
    status: 415,
  },
  'I15 a compressed body over tRPC': {
    ...create,
    path: '/trpc/genres.create',
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: genre('Intruder'),
    status: 415,
  },
  ...Object.fromEntries(
    ['%ff', '%00', '%c0%ae', '%', '%e0%a4%a', '%25ff', '%25'].flatMap((part): [string, Case][] =>
      ['/api/v1/artists/', '/api/v1/genres/', '/images/', '/', '/trpc/', '/secure/exports/'].map((prefix) => [
        `I17 ${prefix}${part}`,
        { path: prefix + part, status: [400, 404] },
      ]),
    ),
  ),
  'I19 image size': { path: `/images/${'a'.repeat(32)}/100000.webp`, status: 404 },
  'I19 image hash': { path: '/images/..%2f..%2fetc/64.webp', status: 404 },
  'H9 hidden file': { path: '/.env', status: 404 },
  'H9 git': { path: '/.git/config', status: 404 },
  'H9 source map': { path: '/assets/index.js.map', status: 404 },
  'H9 a file above the assets': { path: '/assets/..%2f..%2f..%2fpackage.json', status: [400, 403, 404] },
  'H9 a file of the documentation': { path: '/api-docs/ui/..%2fpackage.json', status: [400, 403, 404] },
  'H9 another file of the documentation': { path: '/api-docs/ui/package.json', status: [403, 404] },
  'H10 settings hide secrets': {
    path: '/api/v1/settings',
    status: 200,
    lacks: /SMTP_PASSWORD|sealed"|ARGON|argon2/,
    has: /"mail\.smtp\.password"/,
  },
};
