import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { avatarMaxBytes } from './contract.ts';

let site: TestSite;
let status = 200;
beforeAll(async () => {
  const body = new TextEncoder().encode('no picture');
  site = await createTestSite({ outbound: { request: async () => ({ status, headers: {}, body }) } });
});
afterAll(() => site.close());

it.each([
  [200, 'Please select an image.'],
  [404, 'This image could not be fetched.'],
  [500, 'This image could not be fetched.'],
])('a picture elsewhere is what comes with success alone: %i', async (answered, words) => {
  status = answered;
  const caller = await site.user();
  const refused = await refusal(caller.users.setAvatar({ id: 'me', url: 'https://example.com/x.png' }));
  expect(refused.fields).toEqual({ url: [words] });
});

it('a picture has two megabytes at most, and comes by one way', async () => {
  const caller = await site.user();
  const file = new Uint8Array(avatarMaxBytes + 1);
  expect((await refusal(caller.users.setAvatar({ id: 'me', file }))).fields).toEqual({
    file: ['Use an image of at most 2 MB.'],
  });
  for (const both of [{}, { file: file.slice(1), url: 'https://example.com/x.png' }])
    expect((await refusal(caller.users.setAvatar({ id: 'me', ...both }))).fields).toHaveProperty('file');
});
