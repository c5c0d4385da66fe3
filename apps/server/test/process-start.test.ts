import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness.ts';
import {
  freePort,
  kill,
  openProcessWorld,
  type ProcessWorld,
  processesOf,
  type Site,
  slow,
  stop,
} from './process-world.ts';

let world: ProcessWorld;
beforeAll(() => {
  world = openProcessWorld();
});
afterAll(() => world.close());

const passwordIn = (output: string) => /Password: (\S+)/.exec(output)?.[1] ?? null;

/** Whether a person can sign in with what the terminal showed. */
async function signsIn(site: Site, password: string | null): Promise<boolean> {
  const response = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });
  return response.ok;
}

/** Status and `Retry-After` of `/readyz` and status of `/healthz`, each combination once, until all is well. */
async function statusesWhileStarting(port: number): Promise<string[]> {
  const seen = new Set<string>();
  await eventually(async () => {
    const [page, health] = await Promise.all(
      ['/readyz', '/healthz'].map((path) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)),
    );
    if (!page || !health) return null;
    seen.add(`${page.status} ${page.headers.get('retry-after')} ${health.status}`);
    return page.status === 200 ? true : null;
  }, slow.timeout);
  return [...seen];
}

describe('a first start', slow, () => {
  it('on a port that is taken writes nothing; the next asks visitors to come back and shows the password, once', async () => {
    const dataDir = await world.dataDir({ isNew: true });
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const refused = world.start('start', dataDir, [], { PORT: String(port) });
    expect(await refused.exit).toBe(1);
    expect(refused.output()).toContain(
      `Port ${port} is used by another program: end it, or start with another PORT.\n`,
    );
    expect(readdirSync(dataDir)).toEqual(['lock.key']);
    other.close();

    const seen = statusesWhileStarting(port);
    const site = await world.serve(dataDir, { PORT: String(port) });
    expect(await seen).toEqual(['503 2 200', '200 null 200']);
    expect(await signsIn(site, passwordIn(site.output()))).toBe(true);
    await stop(site);
    const again = await world.serve(dataDir);
    expect(passwordIn(again.output())).toBeNull();
    expect(existsSync(join(dataDir, 'first-admin'))).toBe(false);
    await stop(again);
  });

  it('that is killed before the password was shown leaves it to the next', async () => {
    const dataDir = await world.dataDir({ isNew: true });
    const port = await freePort();
    const killed = world.start('start', dataDir, [], { PORT: String(port) });
    await eventually(async () => (existsSync(join(dataDir, 'first-admin')) ? true : null));
    killed.signalGroup('SIGKILL');
    for (const { pid, line } of processesOf(dataDir)) {
      if (line.includes('main.js')) kill(pid);
    }
    await killed.exit;
    expect(killed.output()).not.toContain('Password');
    const site = await world.serve(dataDir);
    expect(await signsIn(site, passwordIn(site.output()))).toBe(true);
    await stop(site);
  });
});

describe('a second start on the same folder', slow, () => {
  it('says who holds it and changes nothing', async () => {
    const dataDir = await world.dataDir();
    const site = await world.serve(dataDir);
    const [temp = ''] = readdirSync(join(dataDir, 'tmp'));
    writeFileSync(join(dataDir, 'tmp', temp, 'in use'), 'x');
    const endpoint = readFileSync(join(dataDir, 'postgres.json'), 'utf8');
    const second = world.start('start', dataDir, [], { PORT: String(await freePort()) });
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(
        `^A server runs on .* already: process ${site.serverPid}, at http://127.0.0.1:${site.port}, since \\S+Z\\.`,
      ),
    );
    expect(readFileSync(join(dataDir, 'tmp', temp, 'in use'), 'utf8')).toBe('x');
    expect(readFileSync(join(dataDir, 'postgres.json'), 'utf8')).toBe(endpoint);
    expect(await site.ready()).toBe(200);
    await stop(site);
    // What a killed process left in tmp/ is removed by the next.
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
  });
});
