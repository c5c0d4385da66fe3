import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Storage } from '../src/storage/s3.ts';
import { type Answer, answerOf, startTestServer, type TestServer } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import { post, sendInParts, sendWhole } from './s3-upload-client.ts';
import { sharedCeph } from './shared-ceph.ts';
import { patch, send, tus } from './upload-client.ts';

let server: TestServer;
let owner: string;

beforeAll(async () => {
  const bucket = await (await sharedCeph()).newBucket();
  server = await startTestServer({ storage: (tempDir) => s3Storage(bucket, tempDir) });
  await server.addUser('owner@example.com', ['files.create']);
  owner = await server.signIn('owner@example.com');
  await (await server.site.user()).settings.update({
    values: { 'uploads.max_bytes': 30_000, 'uploads.blocked_types': ['aiff', 'image/gif'] },
  });
});
afterAll(() => server.close());

interface Sample {
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Files by their first bytes, right ones and others, with something behind. */
const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#386' } });
const heads = {
  wav: noiseWav(4_044),
  png: await plain.png().toBuffer(),
  gif: Buffer.from('GIF89a', 'latin1'),
  jpg: await plain.jpeg().toBuffer(),
  'damaged.jpg': Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  zip: Buffer.from('PK\x03\x04', 'latin1'),
  html: Buffer.from('<html><script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
  mp3: Buffer.from('ID3\x04\x00', 'latin1'),
  nothing: Buffer.alloc(0),
};
const endings = ['wav', 'png', 'gif', 'jpg', 'mp3', 'flac', 'aiff', 'zip', 'html', 'txt', 'svg', ''];
const mimes = [
  '',
  'audio/wav',
  'image/png',
  'image/gif',
  'text/html',
  'application/octet-stream',
  'not a type',
];
const stems = ['Song', 'a b', 'ǘ', '..', '夜', 'x'.repeat(300), "a'`;b"];

const sample: fc.Arbitrary<Sample> = fc
  .record({
    stem: fc.constantFrom(...stems),
    ending: fc.constantFrom(...endings),
    mime: fc.constantFrom(...mimes),
    head: fc.constantFrom(...Object.values(heads)),
    more: fc.oneof({ weight: 4, arbitrary: fc.nat(2_000) }, { weight: 1, arbitrary: fc.constant(30_001) }),
  })
  .map(({ stem, ending, mime, head, more }) => ({
    name: ending === '' ? stem : `${stem}.${ending}`,
    mime,
    bytes: Buffer.concat([head, Buffer.alloc(head.length === 0 ? 0 : more, 7)]),
  }));

/** What somebody is told of a file: that it is there, and as what; or why it is not. */
async function verdict(response: Response) {
  const { code, errors, message, fileEntry } = (await answerOf(response)) as Answer & {
    fileEntry?: { name: string; mime: string; size: number; sha256: string };
  };
  // The tus protocol has a status of its own for what is too large: the words are the same.
  if (errors) return { errors };
  if (!fileEntry) return { status: response.status, code, message };
  const { name, mime, size, sha256 } = fileEntry;
  return { name, mime, size, sha256 };
}

async function viaTus({ name, mime, bytes }: Sample): Promise<Response> {
  const announced = await tus(server, owner, { name, mime, size: bytes.length });
  if (!announced.ok) return announced;
  const location = announced.headers.get('location') ?? '';
  await patch(server, owner, location, 0, bytes);
  return post(server, owner, 'tus/entries', { uploadKey: location.split('/').at(-1) });
}

const ways: Record<string, (file: Sample) => Promise<Response>> = {
  // A form says a type of its own where none is known.
  direct: ({ name, mime, bytes }) =>
    send(server, owner, bytes, { name, mime: mime || 'application/octet-stream' }),
  tus: viaTus,
  'bucket, in one request': ({ name, mime, bytes }) => sendWhole(server, owner, bytes, { name, mime }),
  'bucket, in parts': ({ name, mime, bytes }) => sendInParts(server, owner, bytes, { name, mime }),
};

const seen = new Set<string>();

async function expectOneVerdict(file: Sample): Promise<void> {
  const verdicts = await Promise.all(
    Object.entries(ways).map(async ([way, go]) => [way, await verdict(await go(file))] as const),
  );
  const [[, first] = []] = verdicts;
  for (const [way, found] of verdicts) expect([way, found]).toEqual([way, first]);
  seen.add(first?.errors ? Object.values(first.errors).flat().join() : `fine ${first?.mime}`);
  if (first && 'sha256' in first) {
    // What follows the end of a picture is not kept.
    const end = [heads.png, heads.jpg].find((head) => file.bytes.subarray(0, head.length).equals(head));
    const kept = end ?? file.bytes;
    expect(first.sha256).toBe(createHash('sha256').update(kept).digest('hex'));
  }
}

describe('a file', () => {
  it('gets the same verdict in the same words by whatever way it comes (U25)', async () => {
    const known = Object.entries(heads).map(([ending, bytes]) => ({
      name: `Known.${ending}`,
      mime: '',
      bytes,
    }));
    for (const file of [...known, { name: 'Large.wav', mime: 'audio/wav', bytes: noiseWav(30_044) }]) {
      await expectOneVerdict(file);
    }
    await fc.assert(fc.asyncProperty(sample, expectOneVerdict), { numRuns: 40, endOnFailure: true });
    // All there is to be said has been said.
    expect([...seen].sort()).toEqual(
      expect.arrayContaining([
        ...['This file type is not allowed', 'fine audio/wav', 'fine image/png', 'fine image/jpeg'],
        'This file is empty.',
        'The file is damaged.',
        '`Large.wav` exceeds maximum allowed size of 29 kB',
      ]),
    );
  });
});
