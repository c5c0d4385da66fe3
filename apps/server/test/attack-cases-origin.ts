import type { Case } from './attack-cases.ts';

const json = { 'content-type': 'application/json' };
const same = { 'sec-fetch-site': 'same-origin' };
const body = JSON.stringify({ display_name: 'Intruder' });
const create = { method: 'POST', path: '/api/v1/genres', body } as const;
const csrf = { status: 403, code: 'csrf' } as const;
const wrong = JSON.stringify({ display_name: 7 });

/** A content type that is no JSON, or is read exactly like JSON: the body's field is wrong. */
const typed = (type: string): Case => ({
  ...create,
  body: wrong,
  status: [415, 422],
  headers: { ...same, 'content-type': type },
});

/** Method override, requests from elsewhere, content types. */
export const originCases: Record<string, Case> = {
  'M1 _method on GET is ignored': { path: '/api/v1/artists?_method=DELETE', status: 200 },
  ...Object.fromEntries(
    ['GET', 'HEAD', 'TRACE', 'CONNECT', 'FOO'].map((method): [string, Case] => [
      `M2 _method=${method}`,
      { ...create, path: `/api/v1/genres?_method=${method}`, headers: { ...same, ...json }, status: 405 },
    ]),
  ),
  'M3 query and header disagree': {
    method: 'POST',
    path: '/api/v1/artists/ARTIST?_method=DELETE',
    headers: { ...same, 'x-http-method-override': 'PUT' },
    status: 400,
  },
  'M3 two methods in the query': {
    method: 'POST',
    path: '/api/v1/artists/ARTIST?_method=PUT&_method=DELETE',
    headers: same,
    status: 400,
  },
  'M5 cross-site form with _method': {
    method: 'POST',
    path: '/api/v1/artists/ARTIST?_method=DELETE',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
    ...csrf,
  },
  'M6 _method only in the body': {
    method: 'POST',
    path: '/api/v1/artists/ARTIST',
    headers: { ...same, ...json },
    body: '{"_method":"DELETE"}',
    status: 405,
  },
  'M6 the header alone': {
    method: 'POST',
    path: '/api/v1/artists/ARTIST',
    headers: { ...same, 'x-http-method-override': 'DELETE' },
    status: 405,
  },
  'M7 override of a resumable upload that is not there': {
    method: 'POST',
    path: '/api/v1/tus/upload/AAAAAAAAAAAAAAAAAAAAAA',
    headers: {
      ...same,
      'tus-resumable': '1.0.0',
      'x-http-method-override': 'PATCH',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: 'bytes',
    status: 404,
  },
  'M7 override beside resumable uploads': {
    method: 'POST',
    path: '/api/v1/tus/uploads',
    headers: { ...same, 'x-http-method-override': 'GET' },
    status: 404,
  },
  'M8 override of a sign-out': {
    actor: 'guest',
    method: 'POST',
    path: '/api/v1/auth/logout?_method=DELETE',
    headers: same,
    status: 405,
  },
  'M8 override outside the contract': {
    actor: 'guest',
    method: 'POST',
    path: '/trpc/genres.delete?_method=GET',
    headers: { ...same, ...json },
    body: '{"id":1}',
    status: 401,
  },
  'M8 override of a callback': {
    actor: 'guest',
    method: 'POST',
    path: '/secure/auth/social/google/callback?_method=GET',
    headers: same,
    status: [404, 405],
  },
  'C1 cross-site': { ...create, headers: { ...json, 'sec-fetch-site': 'cross-site' }, ...csrf },
  'C1 cross-site over tRPC': {
    ...create,
    path: '/trpc/genres.create',
    headers: { ...json, 'sec-fetch-site': 'cross-site' },
    ...csrf,
  },
  'C2 foreign origin': { ...create, headers: { ...json, origin: 'https://evil.test' }, ...csrf },
  'C2 an origin that begins like ours': {
    ...create,
    headers: { ...json, origin: 'http://localhost:3000.evil.test' },
    ...csrf,
  },
  'C2 null origin': { ...create, headers: { ...json, origin: 'null' }, ...csrf },
  'C2 neither': { ...create, headers: json, ...csrf },
  'C3 sibling host': { ...create, headers: { ...json, 'sec-fetch-site': 'same-site' }, ...csrf },
  'C3 an unknown word': { ...create, headers: { ...json, 'sec-fetch-site': 'own' }, ...csrf },
  'C4 token of another session': { ...create, headers: { ...json, 'x-xsrf-token': 'FOREIGN_XSRF' }, ...csrf },
  'C4 token of another session, same origin': {
    ...create,
    headers: { ...json, ...same, 'x-xsrf-token': 'FOREIGN_XSRF' },
    ...csrf,
  },
  'C4 empty token': { ...create, headers: { ...json, 'x-xsrf-token': '' }, ...csrf },
  'C4 own token, foreign origin': {
    ...create,
    headers: { ...json, origin: 'https://evil.test', 'x-xsrf-token': 'OWN_XSRF' },
    ...csrf,
  },
  'C6 preflight': {
    method: 'OPTIONS',
    path: '/api/v1/genres',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    status: [404, 405],
  },
  'C6 preflight of tRPC': {
    method: 'OPTIONS',
    path: '/trpc/genres.create',
    headers: {
      origin: 'https://evil.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
    status: [404, 405],
  },
  'C7 cross-site sign-in': {
    actor: 'guest',
    method: 'POST',
    path: '/auth/login',
    headers: { ...json, 'sec-fetch-site': 'cross-site' },
    body: '{}',
    ...csrf,
  },
  'C7 sign-in from a foreign origin': {
    actor: 'guest',
    method: 'POST',
    path: '/api/v1/auth/login',
    headers: { ...json, origin: 'https://evil.test' },
    body: '{}',
    ...csrf,
  },
  'C7 cross-site sign-out': {
    method: 'POST',
    path: '/auth/logout',
    headers: { 'sec-fetch-site': 'cross-site' },
    ...csrf,
  },
  'C8 JSON as text': { ...create, headers: { ...same, 'content-type': 'text/plain' }, status: 415 },
  'C8 JSON as text over tRPC': {
    ...create,
    path: '/trpc/genres.create',
    headers: { ...same, 'content-type': 'text/plain' },
    status: 415,
  },
  'C8 a form': {
    ...create,
    headers: { ...same, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'display_name=x',
    status: 415,
  },
  'C8 a multipart form where none is taken': {
    ...create,
    headers: { ...same, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="display_name"\r\n\r\nIntruder\r\n--x--\r\n',
    status: [415, 422],
  },
  'C9 garbage after the type': typed('application/json garbage'),
  'C9 a tab after the type': typed('application/json\tx'),
  'C9 capitals and an empty parameter': typed('Application/JSON ;'),
  'C9 a leading space': typed(' application/json'),
  'C9 a type of 8 KB': typed(`application/json; x=${'a'.repeat(8_000)}`),
  'C9 another JSON': typed('application/vnd.api+json'),
  'C9 two types': typed('text/plain, application/json'),
  'C9 an unknown charset': typed('application/json; charset=utf-7'),
};
