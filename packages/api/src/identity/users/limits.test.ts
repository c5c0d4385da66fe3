import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '../../core/errors.ts';
import { OutboundError } from '../../core/services.ts';
import { createTestSite, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    outbound: {
      async request() {
        throw new OutboundError('This address could not be fetched.');
      },
    },
  });
});
afterAll(() => site.close());

/** Codes of so many tries; `done` when one is taken. */
async function tries(times: number, attempt: () => Promise<unknown>): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < times; n += 1)
    codes.push(
      await attempt().then(
        () => 'done',
        (error: { cause?: AppError }) => error.cause?.code ?? 'other',
      ),
    );
  return codes;
}

describe('what costs the server something is limited for one person', () => {
  it('pictures: twenty in ten minutes', async () => {
    const caller = await site.user(await site.addUser('pictures@example.com'));
    const file = new Uint8Array([1, 2, 3]);
    const codes = await tries(21, () => caller.users.setAvatar({ id: 'me', file }));
    expect([new Set(codes.slice(0, 20)).has('rate_limited'), codes[20]]).toEqual([false, 'rate_limited']);
  });

  it('addresses of pictures: ten an hour', async () => {
    const caller = await site.user(await site.addUser('addresses@example.com'));
    const codes = await tries(11, () =>
      caller.users.setAvatar({ id: 'me', url: 'https://example.com/x.png' }),
    );
    expect(codes).toEqual([...Array(10).fill('invalid'), 'rate_limited']);
  });

  it('test mails: thirty an hour', async () => {
    const caller = await site.user();
    const codes = await tries(31, () => caller.settings.testMail({ to: 'someone@example.com' }));
    expect(codes).toEqual([...Array(30).fill('done'), 'rate_limited']);
  });
});
