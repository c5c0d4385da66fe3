import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of processes on Linux, from `/proc`. */

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Fields of `/proc/<pid>/stat` behind the name, which may hold spaces: [0] is the state. */
function statFields(pid) {
  const text = read(`/proc/${pid}/stat`);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** A process and everything below it. */
export function treeOf(pid) {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(statFields(name)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [];
  const queue = [pid];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    found.push(next);
    queue.push(...(children.get(next) ?? []));
  }
  return found;
}

/** On-CPU nanoseconds of every process below `roots`, by process id. */
export function cpuByProcess(roots) {
  const times = new Map();
  for (const pid of new Set(roots.flatMap(treeOf))) {
    let sum = 0;
    try {
      for (const task of readdirSync(`/proc/${pid}/task`)) {
        sum += Number((read(`/proc/${pid}/task/${task}/schedstat`) ?? '0').split(' ')[0]);
      }
    } catch {
      continue;
    }
    times.set(pid, sum);
  }
  return times;
}

/**
 * Nanoseconds spent between two readings. A process that ended in between is left out: its earlier time would
 * otherwise count as negative.
 */
export function cpuBetween(before, after) {
  let sum = 0;
  for (const [pid, time] of after) sum += Math.max(0, time - (before.get(pid) ?? 0));
  return sum;
}

/** Milliseconds of a process's children that have ended and been waited for; in steps of 10. */
export function endedChildrenMs(pid) {
  const fields = statFields(pid);
  return fields ? (Number(fields[13]) + Number(fields[14])) * 10 : 0;
}

/** Resident megabytes of a process. */
export function residentMb(pid) {
  const match = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`) ?? '');
  return match ? Number(match[1]) / 1_024 : 0;
}

/** Does some work, and what of it the processes below `roots` took: milliseconds, and those on the processor. */
export async function timed(roots, work) {
  const before = cpuByProcess(roots);
  const begun = performance.now();
  const value = await work();
  const ms = performance.now() - begun;
  return { ms, cpuMs: cpuBetween(before, cpuByProcess(roots)) / 1e6, value };
}
