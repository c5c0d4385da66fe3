import {
  ask,
  bodyType,
  bytes,
  checkRules,
  cookies,
  create,
  endpoint,
  notThere,
  type Rule,
  serveTus,
  write,
} from './tus-world.ts';

serveTus();

/**
 * What the core protocol of tus 1.0.0 (https://tus.io/protocols/resumable-upload) asks of a server, rule by rule. Each is asked of a new upload of 100 bytes, of which 40 are there.
 */
const rules: Record<string, Rule[]> = {
  'core: headers': [
    [
      'every answer says its version',
      (at) => ask('HEAD', at),
      { status: 200, headers: { 'tus-resumable': '1.0.0' } },
    ],
    [
      'also a refusal does',
      (at) => write(at, 7, bytes(1)),
      { status: 409, headers: { 'tus-resumable': '1.0.0' }, offset: 40 },
    ],
    ...['HEAD', 'PATCH', 'DELETE'].flatMap((method) =>
      ['0.2.2', undefined].map(
        (version): Rule => [
          `${method} of version ${version} is not processed`,
          (at) => ask(method, at, { ...bodyType, 'upload-offset': '40', 'tus-resumable': version }),
          { status: 412, headers: { 'tus-version': '1.0.0', 'upload-offset': null }, offset: 40 },
        ],
      ),
    ),
    [
      'POST of another version is not processed',
      () => create({ 'tus-resumable': '2.0.0' }),
      { status: 412, headers: { 'tus-version': '1.0.0', location: null } },
    ],
    [
      'the version comes before the type of a body',
      (at) => write(at, 40, bytes(1), { 'tus-resumable': undefined, 'content-type': 'text/plain' }),
      { status: 412, headers: { 'tus-version': '1.0.0' }, offset: 40 },
    ],
    ...['-1', '1.5', 'NaN', '', '0x10', undefined].map(
      (offset): Rule => [
        `Upload-Offset is no ${offset}`,
        (at) => write(at, 40, bytes(1), { 'upload-offset': offset }),
        { status: 400, offset: 40 },
      ],
    ),
  ],
  'core: X-HTTP-Method-Override': [
    [
      'POST for PATCH',
      (at) =>
        ask('POST', at, { ...bodyType, 'upload-offset': '40', 'x-http-method-override': 'PATCH' }, bytes(60)),
      { status: 204, headers: { 'upload-offset': '100' }, offset: 100 },
    ],
    [
      'POST for DELETE',
      (at) => ask('POST', at, { 'x-http-method-override': 'DELETE' }),
      { status: 204, offset: 410 },
    ],
    [
      'POST for HEAD',
      (at) => ask('POST', at, { 'x-http-method-override': 'HEAD' }),
      { status: 200, headers: { 'upload-offset': '40', 'upload-length': '100' } },
    ],
    [
      'POST for OPTIONS',
      () => ask('POST', endpoint, { 'x-http-method-override': 'OPTIONS', 'tus-resumable': undefined }),
      { status: 204, headers: { 'tus-version': '1.0.0' } },
    ],
    [
      'the method of the request itself is ignored',
      (at) => ask('PATCH', at, { 'x-http-method-override': 'HEAD' }),
      { status: 200, headers: { 'upload-offset': '40' } },
    ],
    [
      'in small letters',
      (at) => ask('POST', at, { 'x-http-method-override': 'delete' }),
      { status: 204, offset: 410 },
    ],
    [
      'somebody else’s upload is not there',
      (at) => ask('POST', at, { 'x-http-method-override': 'DELETE', cookie: cookies.other }),
      { status: 404, offset: 40 },
    ],
    [
      'another site may not',
      (at) => ask('POST', at, { 'x-http-method-override': 'DELETE', 'sec-fetch-site': 'cross-site' }),
      { status: 403, offset: 40 },
    ],
    [
      'no other methods',
      (at) => ask('POST', at, { 'x-http-method-override': 'TRACE' }),
      { status: 405, headers: { allow: 'POST, HEAD, PATCH, DELETE, OPTIONS' }, offset: 40 },
    ],
  ],
  'core: HEAD': [
    [
      'says offset and length, and is not to be kept',
      (at) => ask('HEAD', at),
      {
        status: 200,
        headers: { 'upload-offset': '40', 'upload-length': '100', 'cache-control': 'no-store' },
      },
    ],
    ['of what is not there has no offset', () => ask('HEAD', `${endpoint}/none`), notThere],
    ['of somebody else’s has no offset', (at) => ask('HEAD', at, { cookie: cookies.other }), notThere],
    [
      'of a complete one has an offset',
      async (at) => {
        await write(at, 40, bytes(60));
        return ask('HEAD', at);
      },
      { status: 200, headers: { 'upload-offset': '100', 'upload-length': '100' } },
    ],
  ],
  'core: PATCH': [
    [
      'is acknowledged with the new offset',
      (at) => write(at, 40, bytes(10)),
      { status: 204, headers: { 'upload-offset': '50' }, offset: 50 },
    ],
    [
      'of another type is not supported',
      (at) => write(at, 40, bytes(10), { 'content-type': 'application/octet-stream' }),
      { status: 415, offset: 40 },
    ],
    ['at another byte is a conflict', (at) => write(at, 39, bytes(10)), { status: 409, offset: 40 }],
    ['at a later byte is a conflict', (at) => write(at, 41, bytes(10)), { status: 409, offset: 40 }],
    ['of what is not there', () => write(`${endpoint}/none`, 0, bytes(1)), notThere],
    [
      'of somebody else’s',
      (at) => write(at, 40, bytes(1), { cookie: cookies.other }),
      { status: 404, offset: 40 },
    ],
    ['of more than was announced', (at) => write(at, 40, bytes(61)), { status: 413, offset: 40 }],
    [
      'of no bytes',
      (at) => write(at, 40, bytes(0)),
      { status: 204, headers: { 'upload-offset': '40' }, offset: 40 },
    ],
  ],
  'core: OPTIONS': [
    ...['0.2.2', undefined].map(
      (version): Rule => [
        `describes the server to version ${version}`,
        () => ask('OPTIONS', endpoint, { 'tus-resumable': version, cookie: undefined }),
        {
          status: 204,
          headers: {
            'tus-version': '1.0.0',
            'tus-max-size': /^\d+$/,
            'tus-extension': 'creation,creation-with-upload,termination,checksum,expiration',
            'tus-checksum-algorithm': /^sha1,/,
          },
        },
      ],
    ),
    ['at an upload too', (at) => ask('OPTIONS', at), { status: 204, headers: { 'tus-version': '1.0.0' } }],
  ],
};

checkRules(rules);
