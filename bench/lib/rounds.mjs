import { cpuBetween, cpuByProcess } from './cpu.mjs';
import { load } from './load.mjs';

/**
 * How long and how often: five interleaved rounds of 2 s, or two with `--quick`; seconds of a mixed load; megabytes of each
 * of many uploads.
 */
export const plan = { rounds: 5, seconds: 2, warmSeconds: 1, loadSeconds: 120, uploadMb: 300 };

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Loads every target in turn, round after round, so that a busy moment of the machine meets all of them.
 *
 * A target is `{ name, url, pids, connections?, headers?, script?, args?, warmSeconds?, prepare? }`; `pids` are the roots
 * of the process trees that do its work, `prepare` is done before each load and not measured. Answers per name one sample
 * per round:
 * `cpuUs` per request, `cpuPerGb` in seconds, `p50` in milliseconds.
 */
export async function measureRounds(targets, options = {}) {
  const samples = new Map(targets.map((target) => [target.name, []]));
  for (const target of targets) {
    await target.prepare?.();
    await load(target.url, { ...target, seconds: target.warmSeconds ?? plan.warmSeconds });
  }
  for (let round = 0; round < (options.rounds ?? plan.rounds); round++) {
    for (const target of targets) {
      await target.prepare?.();
      const before = cpuByProcess(target.pids);
      const answer = await load(target.url, { ...target, seconds: plan.seconds });
      const spent = cpuBetween(before, cpuByProcess(target.pids));
      samples.get(target.name).push({
        cpuUs: spent / 1_000 / answer.requests,
        cpuPerGb: spent / answer.bytes,
        p50: answer.p50,
        p99: answer.p99,
      });
    }
  }
  return samples;
}

/** Ratio of two series of samples, round by round. */
export function ratioOf(ours, theirs, field) {
  const ratios = ours.map((sample, index) => sample[field] / theirs[index][field]);
  return {
    ours: median(ours.map((sample) => sample[field])),
    yardstick: median(theirs.map((sample) => sample[field])),
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
  };
}
