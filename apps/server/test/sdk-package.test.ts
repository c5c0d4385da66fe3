import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addMusic, type TestMusic } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, newToken } from './http-accounts.ts';

/* The SDK as developers get it: packed, installed into an empty project, compiled there and run against a site. */

const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const sdk = join(checkout, 'packages/sdk');
const project = mkdtempSync(join(tmpdir(), 'kantele-sdk-'));
const installed = join(project, 'node_modules/@kantele/sdk');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

interface Ended {
  code: number;
  output: string;
}

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return promisify(execFile)(command, args, { cwd: project, env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

let server: TestServer;
let music: TestMusic;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  music = await addMusic(server.site, { artist: 'Aino', album: 'Lamps', tracks: ['Wick', 'Oil'] });
  const person = await newPerson(server);
  token = (await newToken(server, person.cookie)).text;
  const manifest = { private: true, type: 'module' };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  const packed = await run(npm, ['pack', '--silent', '--pack-destination', project, sdk]);
  expect(packed.code, packed.output).toBe(0);
  const [tarball = ''] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const added = await run(npm, ['install', ...flags, join(project, tarball)]);
  expect(added.code, added.output).toBe(0);
  for (const folder of ['examples', 'type-tests']) cpSync(join(sdk, folder), project, { recursive: true });
});
afterAll(async () => {
  await server.close();
  rmSync(project, { recursive: true, force: true });
});

/** Compiles the project as strictly as compilers do, declarations of packages included. */
function compile(moduleKind: string, moduleResolution: string): Promise<Ended> {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2023', 'dom'],
    module: moduleKind,
    moduleResolution,
    types: ['node'],
    typeRoots: [join(checkout, 'node_modules/@types')],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  return run(process.execPath, [join(checkout, 'node_modules/typescript/bin/tsc'), '-p', project]);
}

describe('the packed SDK', () => {
  it('holds a program and declarations, and names only packages there are', () => {
    const files = readdirSync(installed, { recursive: true }).map(String);
    expect(files.filter((name) => !/^dist$|\.js$|\.d\.ts$/.test(name)).sort()).toEqual([
      'README.md',
      'package.json',
    ]);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
    expect(Object.keys(manifest.dependencies)).toEqual(['@trpc/client', '@trpc/server']);
    for (const name of files.filter((file) => /\.(js|ts)$/.test(file)))
      expect(readFileSync(join(installed, name), 'utf8'), name).not.toContain('@kantele/');
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('has types for strict programs (%s, %s)', async (moduleKind, moduleResolution) => {
    expect(await compile(moduleKind, moduleResolution)).toEqual({ code: 0, output: '' });
  });

  it('reads a site: signed in by token, artists page by page, a refusal as what it is', async () => {
    const env = { KANTELE_URL: server.url, KANTELE_TOKEN: token };
    expect(await run(process.execPath, ['list-artists.js'], env)).toEqual({
      code: 0,
      output: 'Aino\nNobody has the number 999999.\n',
    });
    const { output } = await run(process.execPath, ['newest-albums.js'], env);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^Signed in as person\d+$/),
      `Lamps by Aino – ${server.url}/api/v1/tracks/${music.trackIds[0]}/stream?rendition=auto`,
    ]);
  });

  it('is refused with a wrong token', async () => {
    const env = { KANTELE_URL: server.url, KANTELE_TOKEN: 'ktl_pat_none' };
    expect(await run(process.execPath, ['list-artists.js'], env)).toEqual({
      code: 1,
      output: expect.stringMatching(/^401 unauthenticated: /),
    });
  });
});
