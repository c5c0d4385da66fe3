import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Keeps the process from everything else for nearly four seconds; it looks at itself once a second. */
async function occupy(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    const until = performance.now() + 950;
    while (performance.now() < until);
    await setImmediate();
  }
}

describe('a server that is busy', () => {
  it('turns requests away, but not files of pages and not those who ask for its health', async () => {
    const page = await (await server.request('/', { headers: { accept: 'text/html' } })).text();
    const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const paths = ['/api/v1/albums', '/', file, '/healthz'];
    const statuses = (answers: Response[]) => answers.map(({ status }) => status);
    const ask = () => Promise.all(paths.map((path) => server.request(path)));
    expect(statuses(await ask())).toEqual([200, 200, 200, 200]);
    await occupy();
    const answers = await ask();
    expect(statuses(answers)).toEqual([503, 503, 200, 200]);
    expect(answers[0]?.headers.get('retry-after')).toBe('5');
    expect(await answers[0]?.json()).toMatchObject({ code: 'overloaded' });
  });
});
