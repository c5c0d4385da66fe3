import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './lib.mjs';

/** Milliseconds in which signals count as one: a terminal signals the whole group, and npm passes signals on. */
const sameMs = 1_000;

/**
 * Runs a program of the build in a process group of its own, so that a Ctrl-C reaches it once, through here, and ends
 * with its exit code. A second Ctrl-C ends it at once. When this process is killed the program sees its channel close.
 */
export function launch(script, args, env) {
  const isPosix = process.platform !== 'win32';
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    cwd: root,
    env,
    detached: isPosix,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let asked;
  const ask = () => {
    const now = performance.now();
    if (asked === undefined) {
      asked = now;
      child.kill('SIGTERM');
    } else if (now - asked > sameMs) child.kill('SIGKILL');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  if ('npm_lifecycle_event' in process.env) watchNpm(ask);
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm starts scripts through a shell: when npm or that shell is killed nobody is left to pass signals on. */
function watchNpm(stop) {
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')[1];
  } catch {
    return '';
  }
}
