import { describe, expect, it } from 'vitest';
import { answerOf } from './harness.ts';
import {
  ask,
  begun,
  bodyType,
  bytes,
  checkRules,
  cookies,
  create,
  endpoint,
  expire,
  finish,
  named,
  notMade,
  notThere,
  type Rule,
  serveTus,
  sha1,
  write,
} from './tus-world.ts';

serveTus();

/**
 * What the extensions of tus 1.0.0 that are announced ask of a server, rule by rule. Each is asked of a new upload of 100 bytes, of which 40 are there.
 */
const rules: Record<string, Rule[]> = {
  creation: [
    [
      'answers an address',
      () => create(),
      { status: 201, headers: { location: /^\/api\/v1\/tus\/upload\/[\w-]{22}$/ } },
    ],
    [
      'what it says of itself is answered letter by letter',
      (at) => ask('HEAD', at),
      { status: 200, headers: { 'upload-metadata': named.trim() } },
    ],
    ...['-1', '1.5', 'NaN', '1e18', undefined].map(
      (length): Rule => [
        `Upload-Length is no ${length}`,
        () => create({ 'upload-length': length }),
        notMade(400),
      ],
    ),
    [
      'a later length is not offered',
      () => create({ 'upload-length': undefined, 'upload-defer-length': '1' }),
      notMade(400),
    ],
    ['a length that is both is refused', () => create({ 'upload-defer-length': '1' }), notMade(400)],
    [
      'Upload-Metadata has 8192 characters at most',
      () => create({ 'upload-metadata': `name ${'QUJD'.repeat(2_048)}` }),
      notMade(400),
    ],
    ['a part is not offered', () => create({ 'upload-concat': 'partial' }), notMade(400)],
    [
      'a whole of parts is not offered',
      () => create({ 'upload-concat': `final;${endpoint}/a` }),
      notMade(400),
    ],
    ['a length above the largest', () => create({ 'upload-length': '9'.repeat(15) }), notMade(413)],
    ['no bytes at all', () => create({ 'upload-length': '0' }), notMade(422)],
    ['keys are unique', () => create({ 'upload-metadata': `${named},empty YQ==` }), notMade(400)],
    ['keys are not empty', () => create({ 'upload-metadata': `${named},,x YQ==` }), notMade(400)],
    ['keys are ASCII', () => create({ 'upload-metadata': `${named},ä YQ==` }), notMade(400)],
    ['values are Base64', () => create({ 'upload-metadata': 'filename a.flac' }), notMade(400)],
    ['a pair has one value', () => create({ 'upload-metadata': 'filename YQ== YQ==' }), notMade(400)],
    ['guests may not', () => create({ cookie: undefined }), notMade(401)],
  ],
  'creation-with-upload': [
    [
      'takes bytes',
      () => create(bodyType, bytes(60)),
      { status: 201, headers: { location: /./, 'upload-offset': '60', 'upload-expires': /GMT$/ } },
    ],
    [
      'of another type there are none',
      () => create({ 'content-type': 'application/json' }),
      { status: 201, headers: { location: /./, 'upload-offset': null } },
    ],
    ['more than was announced makes nothing', () => create(bodyType, bytes(101)), notMade(413)],
    [
      'a checksum nobody knows makes nothing',
      () => create({ ...bodyType, 'upload-checksum': 'crc 00' }, bytes(1)),
      notMade(400),
    ],
  ],
  expiration: [
    [
      'is known from the start',
      () => create(),
      { status: 201, headers: { 'upload-expires': /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/ } },
    ],
    [
      'each PATCH says it',
      (at) => write(at, 40, bytes(1)),
      { status: 204, headers: { 'upload-expires': /GMT$/ } },
    ],
    ...(['HEAD', 'PATCH', 'DELETE'] as const).map(
      (method): Rule => [
        `${method} of an expired one finds it gone`,
        async (at) => {
          await expire(at);
          return method === 'PATCH' ? write(at, 40, bytes(1)) : ask(method, at);
        },
        { status: 410, headers: { 'upload-offset': null }, offset: 410 },
      ],
    ),
  ],
  checksum: [
    [
      'bytes that are meant stay',
      (at) => write(at, 40, bytes(9), { 'upload-checksum': `sha1 ${sha1(bytes(9))}` }),
      { status: 204, offset: 49 },
    ],
    [
      'others do not',
      (at) => write(at, 40, bytes(9), { 'upload-checksum': `sha1 ${sha1(bytes(8))}` }),
      { status: 460, offset: 40 },
    ],
    [
      'of an unknown kind',
      (at) => write(at, 40, bytes(9), { 'upload-checksum': 'crc32 AAAA' }),
      { status: 400, offset: 40 },
    ],
    [
      'without a value',
      (at) => write(at, 40, bytes(9), { 'upload-checksum': 'sha1' }),
      { status: 400, offset: 40 },
    ],
  ],
  termination: [
    ['ends an upload', (at) => ask('DELETE', at), { status: 204, offset: 410 }],
    [
      'an ended one is gone',
      async (at) => {
        await ask('DELETE', at);
        return ask('DELETE', at);
      },
      { status: 410 },
    ],
    [
      'it takes no bytes',
      async (at) => {
        await ask('DELETE', at);
        return write(at, 40, bytes(1));
      },
      { status: 410 },
    ],
    ['of what is not there', () => ask('DELETE', `${endpoint}/none`), notThere],
    ['of somebody else’s', (at) => ask('DELETE', at, { cookie: cookies.other }), { status: 404, offset: 40 }],
  ],
};

checkRules(rules);

describe('tus, beside its rules', () => {
  it('says why it takes no empty file, and none that is too large', async () => {
    expect((await answerOf(await create({ 'upload-length': '0' }))).errors).toEqual({
      file: ['This file is empty.'],
    });
    const large = await answerOf(await create({ 'upload-length': '9'.repeat(15) }));
    expect(large).toMatchObject({
      code: 'too_large',
      errors: { file: [expect.stringMatching(/exceeds maximum/)] },
    });
  });

  it('answers where an upload is that has become a file, which stays when it is given up', async () => {
    const at = await begun({ 'upload-length': String(bytes().length) });
    await write(at, 0, bytes());
    expect((await finish(at)).status).toBe(200);
    await expire(at);
    const head = await ask('HEAD', at);
    expect(head.headers.get('upload-offset')).toBe(String(bytes().length));
    expect(head.headers.get('upload-expires')).toBeNull();
    expect((await write(at, bytes().length, bytes(0))).status).toBe(204);
    expect((await write(at, bytes().length, bytes(1))).status).toBe(413);
    expect((await write(at, 3, bytes(0))).status).toBe(409);
    expect((await ask('DELETE', at)).status).toBe(204);
    expect((await finish(at)).status).toBe(200);
  });
});
