import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { has, onCore } from './processes.mjs';

const exec = promisify(execFile);

export const missingWrk = has('wrk') ? null : 'wrk is not installed';

const unit = { B: 1, KB: 1_024, MB: 1_024 ** 2, GB: 1_024 ** 3, TB: 1_024 ** 4 };
const inMs = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/**
 * Loads an address from core 1. With `mayRefuse` answers that are no successes are counted apart.
 * @throws Error otherwise when there are any: cheap refusals must not pass for speed
 */
export async function load(
  url,
  { seconds, connections = 10, headers = {}, script = null, args = [], mayRefuse = false },
) {
  const argv = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency'];
  for (const [name, value] of Object.entries(headers)) argv.push('-H', `${name}: ${value}`);
  if (script) argv.push('-s', script);
  const [program, all] = onCore(1, 'wrk', [...argv, url, ...(args.length > 0 ? ['--', ...args] : [])]);
  const { stdout } = await exec(program, all);
  const counted = /(\d+) requests in [^,]+, ([\d.]+)([KMGT]?B) read/.exec(stdout);
  if (!counted) throw new Error(`wrk said something else:\n${stdout}`);
  const requests = Number(counted[1]);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  if (requests === 0 || (refused > requests * 0.001 && !mayRefuse)) {
    throw new Error(`${refused} of ${requests} answers of ${url} were no success.`);
  }
  return {
    requests,
    served: requests - refused,
    bytes: Number(counted[2]) * unit[counted[3]],
    p50: latency(stdout, '50'),
    p99: latency(stdout, '99'),
  };
}

/** Seconds of one address in a mixed load. */
const turnSeconds = 3;

/** Asks for targets in turn, a few seconds each, so long in all. */
export async function mixedLoad(targets, seconds) {
  const end = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < end; turn++) {
    const target = targets[turn % targets.length];
    await load(target.url, { ...target, seconds: turnSeconds });
  }
}

function latency(text, part) {
  const match = new RegExp(`${part}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(text);
  return match ? Number(match[1]) * inMs[match[2]] : Number.NaN;
}
