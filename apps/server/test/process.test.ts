import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@kantele/db/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from './harness.ts';
import { freePort } from './process-world.ts';
import { openPrograms } from './programs.ts';

const { root, start, close } = openPrograms();
afterAll(close);

describe('the command', () => {
  it('says what is wrong with its folder and ends with an error', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, DATA_DIR: join(root, 'wrong') };
    for (const [args, sentence] of [
      [[], 'Usage: npm run import -- <folder>'],
      [[join(root, 'nowhere')], 'No such folder.'],
      [['/'], 'The whole disk cannot be a library.'],
    ] as const) {
      const run = start('import-folder.js', [...args], env);
      expect([await run.exit, run.output()]).toEqual([1, expect.stringContaining(sentence)]);
    }
    await database.close();
  });
});

describe('the server process', () => {
  it('prints its address and the first admin once, serves, refuses wrong settings, and stops cleanly', async () => {
    const port = await freePort();
    const dataDir = join(root, 'whole', 'data dir');
    const env = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' };
    const first = start('main.js', [], env);
    await eventually(async () => (first.output().includes('Password:') ? true : null));
    expect(first.output()).toContain(`Kantele is at http://127.0.0.1:${port}`);
    expect(first.output()).toMatch(/Admin: admin@example\.com\s+Password: \S{16}/);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = start('main.js', [], env);
    await eventually(async () => (second.output().includes('Kantele is at') ? true : null));
    expect(second.output()).not.toContain('Password');
    second.child.kill('SIGKILL');
    await second.exit;

    const third = start('main.js', [], env);
    await eventually(async () => (third.output().includes('Kantele is at') ? true : null));
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    third.child.kill('SIGINT');
    expect(await third.exit).toBe(0);

    const wrong = start('main.js', [], { ...env, PORT: 'abc', SECRET_KEY: 'short' });
    expect(await wrong.exit).toBe(1);
    expect(wrong.output()).toContain('SECRET_KEY needs at least 32 characters.');
    expect(wrong.output()).not.toContain('short\n');
  });

  it('refuses an address with a wrong path in one sentence, before anything is written; so do the commands', async () => {
    const dataDir = join(root, 'not written');
    const env = { DATA_DIR: dataDir, BASE_URL: 'https://example.com/api' };
    const sentence =
      '  BASE_URL: This has a path that begins like one of Kantele’s own pages or files. Choose another,';
    for (const [script, args] of [
      ['main.js', []],
      ['import-folder.js', [root]],
      ['backup.js', []],
      ['restore.js', ['--from', root]],
      ['files.js', ['--verify']],
    ] as const) {
      const run = start(script, [...args], env);
      const said = [script, await run.exit, run.output()];
      expect(said).toEqual([script, 1, expect.stringContaining(sentence)]);
      expect(run.output()).not.toMatch(/^ {4}at /m);
    }
    expect(existsSync(dataDir)).toBe(false);
  });

  it('serves at its address without the slash it was given', async () => {
    const port = await freePort();
    const env = { DATA_DIR: join(root, 'with a slash'), PORT: String(port), HOST: '127.0.0.1' };
    const url = `http://127.0.0.1:${port}`;
    const site = start('main.js', [], { ...env, BASE_URL: `${url}/` });
    await eventually(async () => (site.output().includes('Password:') ? true : null));
    expect(site.output()).toMatch(new RegExp(`Kantele is at ${url}$`, 'm'));
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
    site.child.kill('SIGTERM');
    expect(await site.exit).toBe(0);
  });
});
