import { stripVTControlCharacters } from 'node:util';
import { mostFailures } from './runners.mjs';

/** More unstable tests than these fail a run: a suite that needs more luck says nothing. */
export const mostUnstable = 8;

/**
 * Runs the runners one after the other and then, alone and in one worker, the files of what failed or did not run. What
 * passes the second time counts as passed; it is `unstable` if it had failed, or passed the first time and not the second.
 * @param {import('./runners.mjs').Runner[]} runners
 * @returns {Promise<{ passed: number, failed: number, unstable: number, lines: string[] }>} the totals, and what is to be told
 */
export async function runTwice(runners) {
  const first = [];
  for (const runner of runners) first.push(named(await runner.run()));
  const verdicts = [];
  for (const [index, runner] of runners.entries())
    verdicts.push(...judge(runner.name, first[index], await lookAgain(runner, first[index])));
  const of = (verdict) => verdicts.filter((one) => one.verdict === verdict);
  const lines = [...slowest(first.flat())];
  for (const verdict of ['unstable', 'failed'])
    for (const one of of(verdict)) lines.push(`${verdict.toUpperCase()}: ${titled(one)}`);
  const unstable = of('unstable').length;
  lines.push(`unstable: ${unstable}`);
  const isTooMany = unstable > mostUnstable;
  if (isTooMany) lines.push(`FAILED: ${unstable} tests were unstable, and ${mostUnstable} may be`);
  const passed = [...of('passed'), ...of('unstable')].filter(({ name }) => name !== '').length;
  return { passed, failed: of('failed').length + (isTooMany ? 1 : 0), unstable, lines };
}

/** The results of the second look; undefined when there was none. */
async function lookAgain(runner, results) {
  // Nothing could begin, a site that did not start for example.
  if (results.every(({ name }) => name === '')) return named(await runner.run());
  const bad = results.filter(({ state }) => state !== 'passed');
  const places = [...new Set(bad.map(({ place }) => place))].filter(Boolean);
  if (places.length === 0) return;
  const failures = bad.filter(({ state }) => state === 'failed').length;
  if (failures > mostFailures) {
    console.log(`${runner.name}: ${failures} failed, too many for a second look.`);
    return;
  }
  console.log(`${runner.name}: a second look at ${places.length} ${places.length === 1 ? 'file' : 'files'}.`);
  return named(await runner.run(places));
}

/** What is to be said of each test after both looks. */
function judge(runner, first, second) {
  const later = new Map(second?.map((result) => [key(result), result]));
  const known = new Set(first.map(key));
  const late = (second ?? []).filter((result) => !known.has(key(result)));
  const before = ({ name }) => (name === '' ? 'passed' : 'absent');
  const all = [...first, ...late.map((result) => ({ ...result, state: before(result) }))];
  return all.map((result) => {
    const again = later.get(key(result));
    // An error outside of tests is only in the report of a run that had it.
    const isGone = second !== undefined && result.name === '' && !again;
    const states = [result.state, isGone ? 'passed' : (again?.state ?? result.state)];
    const error = [result, again].find((one) => one?.state === 'failed')?.error || 'It did not run.';
    return { ...result, runner, error, verdict: verdictOf(states) };
  });
}

function verdictOf([state, again]) {
  if (state === 'passed' && again === 'passed') return 'passed';
  // What waited for another test has failed nothing.
  if (state === 'absent' && again === 'passed') return 'passed';
  return state === 'passed' || again === 'passed' ? 'unstable' : 'failed';
}

/** Tells tests of one name in a file apart; of errors outside of its tests a file keeps the first. */
function named(results) {
  const seen = new Map();
  return results.flatMap((result) => {
    const count = (seen.get(key(result)) ?? 0) + 1;
    seen.set(key(result), count);
    if (count === 1) return [result];
    return result.name === '' ? [] : [{ ...result, name: `${result.name} (${count})` }];
  });
}

function key({ file, name }) {
  return `${file}\n${name}`;
}

function titled({ runner, file, name, error }) {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, 12).join('\n    ');
  return `${file || runner} › ${name || 'outside of tests'}\n    ${lines}`;
}

/** The files that took longest, with seconds. */
function slowest(results) {
  const files = new Map();
  for (const { file, ms } of results) files.set(file, (files.get(file) ?? 0) + ms);
  const rows = [...files].sort(([, a], [, b]) => b - a).slice(0, 30);
  return ['Slowest files, in seconds:', ...rows.map(([file, ms]) => `  ${(ms / 1_000).toFixed(1)} ${file}`)];
}
