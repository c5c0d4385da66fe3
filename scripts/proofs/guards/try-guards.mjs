import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Test files that are tried for one guard: those in which it refuses before others, the nearest and shortest first. */
const filesAtMost = 8;
/** The same for one that refuses in no test: only what its condition does beside can be missed. */
const silentAtMost = 2;
/** How many of them each round tries. */
const rounds = [1, 1, 2, 4];
/** Whether guards of a kind tell when they refuse. */
export const tells = (kind) => kind !== 'query' && kind !== 'access';
/** Where it is decided who may call a procedure; that is done once, when its router is loaded. */
const accessTests = ['packages/api/src/access.test.ts', 'apps/server/test/matrix.test.ts'];
/** Stands in every copied test file: after one that failed the others of the file are left out. */
const bail = `
import { afterEach as __after, beforeEach as __before } from 'vitest';
let __failed = false;
__before((context) => { if (__failed) context.skip(); });
__after(({ task }) => { __failed ||= task.result?.state === 'fail'; });
`;

/**
 * Tries all guards, in rounds. A round copies for each guard that nobody has noticed yet its next test files, under
 * names that take the guard away, and runs all copies in one go, beside one copy of each file with every guard in its
 * place. Where that one fails, or a file fails without a test, each copy is tried once more, isolated from the others; a
 * file that fails there with every guard in its place says nothing.
 *
 * @param copy folder of the sources with their switches
 * @param guards `{ id, kind, file, name }`
 * @param meetings by id, the test files that meet a guard, and those in which it refuses, the shortest first
 * @param noticedBy by name, the test file that noticed a guard before
 * @param tell called with each guard and the test file that noticed it, or null
 */
export async function tryGuards(copy, guards, { meetings, noticedBy }, tell) {
  const left = guards.map((guard) => {
    const met = meetings.get(guard.id);
    return { guard, files: filesOf(copy, guard, met, noticedBy.get(guard.name)) };
  });
  for (const many of rounds) {
    for (const access of [true, false]) {
      const trials = left
        .filter(({ guard }) => (guard.kind === 'access') === access)
        .flatMap(({ guard, files }) => files.splice(0, many).map((file) => ({ id: guard.id, file })));
      const noticed = await runTrials(copy, trials, access ? ['--isolate'] : []);
      for (const [id, file] of noticed) {
        const at = left.findIndex(({ guard }) => guard.id === id);
        tell(left[at].guard, file);
        left.splice(at, 1);
      }
    }
  }
  for (const { guard } of left) tell(guard, null);
}

function filesOf(copy, { kind, file }, { meets, refuses }, before) {
  if (kind === 'access') return accessTests.map((name) => join(copy, name));
  const folder = join(copy, file.split('/').slice(0, -1).join('/'), '/');
  const first = meets.filter((name) => before !== undefined && name === join(copy, before));
  const nearFirst = (files) => [...files.filter((name) => name.startsWith(folder)), ...files];
  const isSilent = refuses.length === 0 && tells(kind);
  return [...new Set([...first, ...nearFirst(refuses), ...nearFirst(meets)])].slice(
    0,
    isSilent ? silentAtMost : filesAtMost,
  );
}

/** The guards that were noticed, by id, and the file that did. */
async function runTrials(copy, trials, args) {
  const noticed = new Map();
  if (trials.length === 0) return noticed;
  const files = [...new Set(trials.map(({ file }) => file))];
  const results = await runCopies(copy, [...trials, ...files.map((file) => ({ id: 'none', file }))], args);
  const alone = [];
  for (const trial of trials) {
    const result = results.get(named(trial));
    const steady = results.get(named({ id: 'none', file: trial.file })) === 'passed';
    if (result === 'passed' || noticed.has(trial.id)) continue;
    if (steady && (result === 'failed' || args.includes('--isolate'))) noticed.set(trial.id, trial.file);
    else alone.push(trial);
  }
  if (!args.includes('--isolate')) {
    const again = await runTrials(
      copy,
      alone.filter(({ id }) => !noticed.has(id)),
      [...args, '--isolate'],
    );
    for (const [id, file] of again) noticed.set(id, file);
  }
  return noticed;
}

const named = ({ id, file }) => file.replace(/\.test\.ts$/, `.without-${id}.test.ts`);
const snapshotOf = (file) => join(dirname(file), '__snapshots__', `${basename(file)}.snap`);

/** Of each copy `passed`, `failed` by a test, or `broken`. */
async function runCopies(copy, trials, args) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  for (const trial of trials) {
    writeFileSync(named(trial), `${readFileSync(trial.file, 'utf8')}${bail}`);
    if (existsSync(snapshotOf(trial.file))) copyFileSync(snapshotOf(trial.file), snapshotOf(named(trial)));
  }
  await vitest(copy, ['.without-', '--reporter=json', `--outputFile=${report}`, ...args]);
  for (const trial of trials)
    for (const path of [named(trial), snapshotOf(named(trial))]) rmSync(path, { force: true });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    testResults.map(({ name, status, assertionResults: all }) => {
      if (status === 'passed') return [name, 'passed'];
      return [name, all.some((test) => test.status === 'failed') ? 'failed' : 'broken'];
    }),
  );
}

/** Runs the tests of a copy of the sources with its switches; what they print is left out. */
export function vitest(copy, args, env = {}) {
  const { NODE_OPTIONS = '' } = process.env;
  const load = `--import=${new URL('./switch.mjs', import.meta.url).href}`;
  return new Promise((done, fail) => {
    const child = spawn(
      join(copy, 'node_modules/.bin/vitest'),
      ['run', '--project=api', '--project=server', '--project=web', ...args],
      {
        cwd: copy,
        stdio: 'ignore',
        env: { ...process.env, ...env, NODE_OPTIONS: `${NODE_OPTIONS} ${load}` },
      },
    );
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
