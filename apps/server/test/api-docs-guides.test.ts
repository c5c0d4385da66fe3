import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addMusic } from '@kantele/api/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, newToken, type Person, send } from './http-accounts.ts';

/* The programs of the guides, pasted as they stand with an address and a token that are real. */

const folder = mkdtempSync(join(tmpdir(), 'kantele-guides-'));
let server: TestServer;
let person: Person;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  await addMusic(server.site, { artist: 'Aino', album: 'Lamps', tracks: ['Wick'] });
  person = await newPerson(server);
  token = (await newToken(server, person.cookie)).text;
  const background = '#a33';
  await sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toFile(join(folder, 'picture.png'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const chapters = ['Authentication', 'Pages of results', 'Errors', 'Limits', 'Uploads'] as const;
/** What each program prints in the end, in any language. */
const printed: Record<(typeof chapters)[number], RegExp> = {
  Authentication: /person\d+[\s\S]*music\.view/,
  'Pages of results': /Lamps/,
  Errors: /422[\s\S]*per_page|per_page[\s\S]*422/,
  Limits: /Wick/,
  Uploads: /\/images\/[0-9a-f]{32}\/640\.webp/,
};

async function program(chapter: string, language: string): Promise<string> {
  const response = await send(server, 'GET', '/api-docs/openapi.json', { cookie: person.cookie });
  const { info, servers } = (await response.json()) as {
    info: { description: string };
    servers: { url: string }[];
  };
  const text = info.description.split(/^# /m).find((part) => part.startsWith(chapter)) ?? '';
  const code = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``).exec(text)?.[1];
  if (!code) throw new Error(`${chapter} has no program in ${language}.`);
  return code.replaceAll(servers[0]?.url ?? '', `${server.url}/api/v1`).replaceAll('YOUR_TOKEN', token);
}

const run = (command: string, args: string[]) =>
  promisify(execFile)(command, args, { cwd: folder }).then(({ stdout }) => stdout);
async function hasProgram(command: string): Promise<boolean> {
  return run(command, ['--version']).then(
    () => true,
    () => false,
  );
}

const runners: Record<string, { command: string; start: (code: string) => Promise<string> }> = {
  sh: { command: 'curl', start: (code) => run('sh', ['-c', code]) },
  js: {
    command: process.execPath,
    start: (code) => {
      writeFileSync(join(folder, 'program.mjs'), code);
      return run(process.execPath, ['program.mjs']);
    },
  },
  python: { command: 'python3', start: (code) => run('python3', ['-c', code]) },
};
const available = (
  await Promise.all(
    Object.entries(runners).map(async ([language, { command, start }]) => ({
      language,
      start,
      found: await hasProgram(command),
    })),
  )
).filter(({ found }) => found);

describe.each(available)('the guides in $language', ({ language, start }) => {
  it.each(chapters)('%s works as pasted', async (chapter) => {
    expect(await start(await program(chapter, language))).toMatch(printed[chapter]);
  });
});
