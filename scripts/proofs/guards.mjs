import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, runPnpm } from '../lib.mjs';
import { guardsOf, withEdits } from './guards/find.mjs';
import { tells, tryGuards, vitest } from './guards/try-guards.mjs';
import { startDatabase } from './lib/database.mjs';

/** Where guards are looked for; `PROVE_ONLY` names a part of a path to prove less. */
const folders = [
  'packages/api/src',
  'apps/server/src/http',
  'apps/server/src/outbound',
  'apps/server/src/mail',
  'apps/server/src/pages',
  'apps/server/src/site-files',
  'apps/web/src/layout/preview',
  'apps/web/src/lib',
];
/** Part of the guards whose removal a test must notice. */
const goal = 0.95;
/** Tests that run the build in processes of their own, not these sources, and those that take long. */
const leftOut =
  /\/(operating\/|process|explain|corpus|fuzz|sdk-package|busy|attacks-timing)[\w-]*\.test\.ts$/;

/**
 * Removes every guard of a copy of the sources, one at a time, and runs the tests that meet it: refusals that are
 * thrown, checks that stand alone, policies, conditions of queries that keep to what is one's own or still valid, who
 * may call a procedure, and what messages of other windows are held against. Writes the list to docs/security.md.
 */
export async function prove(check) {
  const { PROVE_ONLY } = process.env;
  const dir = mkdtempSync(join(tmpdir(), 'kantele-guards-'));
  const stopDatabase = await startDatabase();
  try {
    const copy = await copyOf(dir);
    const guards = addSwitches(copy);
    console.log(`  ${guards.length} guards`);
    const { meetings, failing } = await meetGuards(copy, dir, guards);
    check('the tests pass with every guard in its place', failing.length === 0, failing.join('; '));
    for (const { id, kind, file, line, text } of guards)
      if (tells(kind) && meetings.get(id).refuses.length === 0)
        console.log(`  ${file}:${line} ${text}: refuses in no test`);
    const results = [];
    const noticedBy = noticedBefore();
    await tryGuards(copy, guards, { meetings, noticedBy }, (guard, by) => {
      results.push({ ...guard, by });
      // Written down at once: a proof that is stopped is quicker the next time.
      if (by) noticedBy.set(guard.name, relative(copy, by));
      else noticedBy.delete(guard.name);
      keepNoticed(noticedBy, guards);
      const verdict = by ? `noticed by ${relative(copy, by)}` : 'NOT NOTICED';
      console.log(`  ${guard.file}:${guard.line} ${guard.text}: ${verdict}`);
    });
    results.sort((a, b) => a.id - b.id);
    const noticed = results.filter(({ by }) => by !== null).length;
    if (!PROVE_ONLY) writeList(results);
    const share = noticed / results.length;
    check(
      `at least ${goal * 100} % of removed guards are noticed`,
      share >= goal,
      `${noticed} of ${results.length}, ${(share * 100).toFixed(1)} %`,
    );
  } finally {
    await stopDatabase();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A clone with what has been built, so that its links lead to its own sources. */
async function copyOf(dir) {
  const copy = join(dir, 'copy');
  const done = spawnSync('git', ['clone', '--quiet', root, copy]);
  if (done.status !== 0) throw new Error(String(done.stderr));
  await runPnpm(['install', '--frozen-lockfile', '--ignore-scripts', '--reporter=silent'], { cwd: copy });
  for (const name of ['apps/web/dist', 'apps/server/dist', 'packages/sdk/dist'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name), { recursive: true });
  return copy;
}

function addSwitches(copy) {
  const guards = [];
  for (const folder of folders) {
    for (const path of sourcesIn(join(copy, folder))) {
      const file = relative(copy, path).replaceAll('\\', '/');
      const source = readFileSync(path, 'utf8');
      const found = guardsOf(file, source, guards.length);
      if (found.guards.length === 0) continue;
      guards.push(...found.guards.map((guard) => ({ ...guard, file })));
      writeFileSync(path, withEdits(source, found.edits));
    }
  }
  const times = new Map();
  for (const guard of guards) {
    const name = `${guard.file} ${guard.text}`;
    times.set(name, (times.get(name) ?? 0) + 1);
    guard.name = times.get(name) === 1 ? name : `${name} #${times.get(name)}`;
  }
  const { PROVE_ONLY } = process.env;
  return PROVE_ONLY ? guards.filter(({ file }) => new RegExp(PROVE_ONLY).test(file)) : guards;
}

/** Which test noticed a guard the last time, by the guard's name: it is tried first. */
const memory = join(root, 'scripts/proofs/guards/noticed.json');

function noticedBefore() {
  return new Map(existsSync(memory) ? Object.entries(JSON.parse(readFileSync(memory, 'utf8'))) : []);
}

function keepNoticed(noticedBy, guards) {
  // What is proven in part says nothing of guards elsewhere.
  const { PROVE_ONLY } = process.env;
  const names = PROVE_ONLY ? null : new Set(guards.map(({ name }) => name));
  const kept = [...noticedBy].filter(([name]) => names === null || names.has(name));
  writeFileSync(memory, `${JSON.stringify(Object.fromEntries(kept.sort()), null, 2)}\n`);
}

function testsIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
}

function* sourcesIn(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sourcesIn(path);
    else if (/\.ts$/.test(name) && !/(\.test\.ts$|testing|^explain|^seed)/.test(name)) yield path;
  }
}

/**
 * Runs all tests once; which files meet each guard, and in which it refuses, the shortest first. Files with tests that
 * fail by themselves, which are named, are left out: they would notice everything.
 */
async function meetGuards(copy, dir, guards) {
  const log = join(dir, 'meetings');
  const report = join(dir, 'report.json');
  writeFileSync(log, '');
  for (const folder of ['apps', 'packages'])
    for (const path of testsIn(join(copy, folder))) if (leftOut.test(path)) rmSync(path);
  const args = ['--reporter=json', `--outputFile=${report}`];
  await vitest(copy, args, { GUARD_LOG: log });
  const all = JSON.parse(readFileSync(report, 'utf8')).testResults;
  const failing = all
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const why = failed.map(
        ({ fullName, failureMessages: [first] }) => `${fullName} (${first?.slice(0, 500)})`,
      );
      return `${relative(copy, name)}: ${why.join(', ')}`;
    });
  const testResults = all.filter(({ status }) => status !== 'failed');
  const time = new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
  const meetings = new Map(guards.map(({ id }) => [id, { meets: [], refuses: [] }]));
  for (const line of new Set(readFileSync(log, 'utf8').trim().split('\n'))) {
    const [, how, id, file] = /^(\w+) (\d+) (.*)$/.exec(line) ?? [];
    if (time.has(file)) meetings.get(Number(id))?.[how].push(file);
  }
  for (const files of [...meetings.values()].flatMap(({ meets, refuses }) => [meets, refuses]))
    files.sort((a, b) => time.get(a) - time.get(b));
  return { meetings, failing };
}

const begin = '<!-- guards -->';
const end = '<!-- /guards -->';

/** Puts the result into docs/security.md. */
function writeList(results) {
  const path = join(root, 'docs/security.md');
  const text = readFileSync(path, 'utf8');
  const folderOf = ({ file }) => file.split('/').slice(0, -1).join('/');
  const found = [...new Set(results.map(folderOf))].map((folder) => {
    const all = results.filter((result) => folderOf(result) === folder);
    return `| ${folder} | ${all.length} | ${all.filter(({ by }) => by).length} |`;
  });
  const lines = [
    `${results.length} guards, ${results.filter(({ by }) => by).length} noticed when removed.`,
    '',
    '| Folder | Guards | Noticed |',
    '|---|---|---|',
    ...found,
    '',
    'Not noticed:',
    '',
    ...results.filter(({ by }) => !by).map(({ file, text: guard }) => `- ${file}: \`${guard}\``),
  ];
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(path, `${before}${begin}\n${lines.join('\n')}\n${end}${after}`);
}
