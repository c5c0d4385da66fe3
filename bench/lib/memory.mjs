import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium, chromiumPath } from '../../scripts/chromium.mjs';
import { treeOf } from './cpu.mjs';
import { sleep, tempFolder } from './processes.mjs';

/**
 * Memory in megabytes of a browser nobody looks into, at minutes of music: a debugger keeps what pages fetch, so the page
 * itself reports how far it is. `pss` is the anonymous memory of all processes, shared pages in part: pages of files are shared
 * with every other browser that happens to run. `heap` is the page's after a collection.
 * @param address of the page that plays @param progress the page's last report, null before the first
 */
export async function memoryAlong(address, progress, minutes) {
  const flags = ['--headless=new', '--enable-precise-memory-info', '--js-flags=--expose-gc'];
  const profile = `--user-data-dir=${tempFolder('profile')}`;
  const program = chromiumPath() ?? 'chromium';
  const browser = spawn(program, [...flags, ...chromium().args, profile, address], { stdio: 'ignore' });
  const ended = new Promise((done) => browser.once('exit', done));
  const figures = [];
  for (const minute of minutes) {
    while ((progress()?.heardMs ?? 0) < minute * 60_000) await sleep(250);
    const pss = treeOf(browser.pid).reduce((sum, pid) => sum + pssMb(pid, 'Pss_Anon'), 0);
    figures.push({ ...progress(), minute, pss });
  }
  browser.kill();
  await ended;
  return figures;
}

/** Megabytes of our server and all its processes, Postgres included, or of another one's; shared pages in part. */
export function memoryOf({ pid, postgres }) {
  const pids = new Set([...treeOf(pid), ...(postgres ? treeOf(postgres) : [])]);
  return [...pids].reduce((sum, one) => sum + pssMb(one), 0);
}

/** Megabytes of a process, shared pages in part; `Pss_Anon` leaves out pages of files. */
export function pssMb(pid, field = 'Pss') {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1_024;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
