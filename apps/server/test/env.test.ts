import { describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';

const bucket = {
  S3_ENDPOINT: 'https://objects.example.com',
  S3_BUCKET: 'music',
  S3_ACCESS_KEY_ID: 'the-key',
  S3_SECRET_ACCESS_KEY: 'the-secret',
};

describe('the environment of a file store', () => {
  it('is the disk unless a bucket is named', () => {
    expect(readEnv({}).s3).toBeNull();
    expect(readEnv({ S3_ENDPOINT: '', S3_BUCKET: '', S3_REGION: 'eu-north-1' }).s3).toBeNull();
    expect(readEnv(bucket).s3).toEqual({
      endpoint: 'https://objects.example.com',
      region: 'us-east-1',
      bucket: 'music',
      accessKeyId: 'the-key',
      secretAccessKey: 'the-secret',
      publicEndpoint: 'https://objects.example.com',
    });
  });

  it('says where browsers reach the bucket, or that they do not', () => {
    const S3_PUBLIC_ENDPOINT = 'https://files.example.com';
    expect(readEnv({ ...bucket, S3_PUBLIC_ENDPOINT }).s3?.publicEndpoint).toBe(S3_PUBLIC_ENDPOINT);
    expect(
      readEnv({ ...bucket, S3_PUBLIC_ENDPOINT, S3_BROWSER_UPLOADS: 'false' }).s3?.publicEndpoint,
    ).toBeNull();
    expect(readEnv({ S3_PUBLIC_ENDPOINT }).s3).toBeNull();
  });

  it('names what is missing or wrong, and repeats no value', () => {
    const { S3_ACCESS_KEY_ID: _, ...incomplete } = bucket;
    expect(() => readEnv(incomplete)).toThrow(
      /^The environment has mistakes:\n {2}S3_ACCESS_KEY_ID: [^\n]*$/,
    );
    for (const wrong of [{ S3_ENDPOINT: 'ftp://objects' }, { S3_BUCKET: 'a/b' }, { S3_REGION: 'x y' }]) {
      const [name = ''] = Object.keys(wrong);
      const told = () => readEnv({ ...bucket, ...wrong });
      expect(told).toThrow(`  ${name}: `);
      expect(told).not.toThrow(/the-secret|the-key/);
    }
  });
});

describe('the public address of the site', () => {
  it('is an origin or a path of one, whatever slash it ends with', () => {
    expect(readEnv({ PORT: '3100' }).baseUrl).toBe('http://localhost:3100');
    expect(readEnv({ BASE_URL: '' }).baseUrl).toBe('http://localhost:3000');
    for (const [given, used] of [
      ['https://music.example.com', 'https://music.example.com'],
      ['https://music.example.com/', 'https://music.example.com'],
      ['https://music.example.com//', 'https://music.example.com'],
      ['https://Music.Example.com:443/', 'https://music.example.com'],
      ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
      ['http://[::1]:8080', 'http://[::1]:8080'],
      ['https://example.com/music', 'https://example.com/music'],
      ['https://example.com/apps/my.music-2//', 'https://example.com/apps/my.music-2'],
      ['https://example.com/%2e%2e/music/./', 'https://example.com/music'],
    ] as const) {
      const { BASE_URL, baseUrl } = readEnv({ BASE_URL: given });
      expect([given, BASE_URL, baseUrl]).toEqual([given, used, used]);
    }
  });

  it.each([
    ['https://example.com/%2e%2e%2fmusic', ['has a path with other characters']],
    ['https://example.com/a//b', ['has a path with other characters']],
    ['https://example.com/a;b', ['has a path with other characters']],
    ['https://example.com/caf%C3%A9', ['has a path with other characters']],
    ['https://example.com/API/music', ['has a path that begins like']],
    ['https://example.com/album', ['has a path that begins like']],
    ['https://example.com/favicon.svg', ['has a path that begins like']],
    ['https://example.com/?a=secret', ['has a query']],
    ['https://example.com#secret', ['has a fragment']],
    ['https://ada@example.com', ['has a user name or a password']],
    ['https://ada:secret@example.com/secure?a#b', ['a path', 'a query', 'a fragment', 'a user name']],
    ['ftp://example.com', ['must be an address like https://']],
    ['example.com', ['must be an address like https://']],
    ['/music', ['must be an address like https://']],
  ])('is refused with what is wrong: %s', (BASE_URL, reasons) => {
    let told = '';
    try {
      readEnv({ BASE_URL });
    } catch (error) {
      told = String(error);
    }
    const lines = told.split('\n').slice(1);
    expect(lines).toEqual(reasons.map((reason) => expect.stringMatching(`^  BASE_URL: This .*${reason}`)));
    expect(told).not.toMatch(/secret|ada/);
  });
});

describe('a point at which the process ends itself', () => {
  it('is taken by tests alone', () => {
    expect(readEnv({}).FAILPOINT).toBeUndefined();
    const asked = { FAILPOINT: 'upload.told:2' };
    expect(readEnv({ ...asked, NODE_ENV: 'test' }).FAILPOINT).toEqual({ point: 'upload.told', times: 2 });
    for (const mode of ['production', 'development', ''])
      expect(() => readEnv({ ...asked, NODE_ENV: mode })).toThrow('  FAILPOINT: only for tests');
    for (const wrong of ['upload.nowhere:1', 'upload.told', 'upload.told:0'])
      expect(() => readEnv({ FAILPOINT: wrong, NODE_ENV: 'test' })).toThrow('  FAILPOINT: ');
  });
});
