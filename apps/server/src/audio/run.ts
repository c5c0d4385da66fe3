import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { AudioFileError } from '@kantele/api/audio-tools';

/** What one child process may use. */
export interface RunLimits {
  /** Wall clock, milliseconds. */
  timeoutMs: number;
  /** Longest silence on standard output while it is read, milliseconds; 0 = no limit. */
  stallMs?: number;
  signal?: AbortSignal | undefined;
}

export interface RunOptions extends RunLimits {
  cwd?: string;
  /** Receives standard output as it comes; an exception thrown here ends the process and the run. */
  onOutput?: (chunk: Buffer) => void;
  /** Path of util-linux `prlimit`; null where it does not exist (no memory limit then). */
  prlimit: string | null;
}

export interface RunResult {
  /** Exit code; null when a signal from elsewhere (out of memory, operator) ended it. */
  code: number | null;
  /** The end of standard error, at most `stderrTail` characters. */
  stderr: string;
}

/** Address space of one decoder or encoder process: far above what ffmpeg needs for sound (about 250 MB). */
const memoryBytes = 1024 ** 3;
const openFiles = 64;
const stderrTail = 8_000;
/** Below the server's own work, so that imports never make requests wait. */
const niceness = 10;

/** Nothing of this process's environment (which holds secrets) reaches a decoder of strangers' files. */
const childEnvironment = { LANG: 'C', LC_ALL: 'C', AV_LOG_FORCE_NOCOLOR: '1' };

/**
 * Runs one program: argument array, no shell, no standard input, bounded in time, memory and captured text.
 * On time-out, abort or an exception of `onOutput` the whole process group is killed at once.
 *
 * @throws AudioFileError('timeout') after the wall clock or stall limit
 * @throws the signal's reason when aborted
 */
export function run(program: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  const { signal, prlimit } = options;
  if (signal?.aborted) return Promise.reject(signal.reason);
  const cpuSeconds = Math.ceil(options.timeoutMs / 1000) + 10;
  const limits = [`--as=${memoryBytes}`, `--cpu=${cpuSeconds}`, `--nofile=${openFiles}`, '--core=0', '--'];
  const command = prlimit === null ? program : prlimit;
  const argv = prlimit === null ? [...args] : [...limits, program, ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(command, argv, {
      cwd: options.cwd,
      env: childEnvironment,
      stdio: ['ignore', options.onOutput ? 'pipe' : 'ignore', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    let stderr = '';
    let failure: { reason: unknown } | null = null;
    let settled = false;

    const stop = (reason: unknown): void => {
      failure ??= { reason };
      killGroup(child.pid, () => child.kill('SIGKILL'));
      child.stdout?.destroy();
    };
    const late = (): void => stop(new AudioFileError('timeout', 'Processing took too long and was stopped.'));
    const onAbort = (): void => stop(signal?.reason);
    const clock = setTimeout(late, options.timeoutMs);
    const stall = options.stallMs && options.onOutput ? setTimeout(late, options.stallMs) : null;
    signal?.addEventListener('abort', onAbort, { once: true });
    const settle = (finish: () => void): void => {
      if (settled) return;
      settled = true;
      clearTimeout(clock);
      if (stall) clearTimeout(stall);
      signal?.removeEventListener('abort', onAbort);
      finish();
    };

    if (child.pid !== undefined) lowerPriority(child.pid);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (failure) return;
      stall?.refresh();
      try {
        options.onOutput?.(chunk);
      } catch (error) {
        stop(error);
      }
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString('latin1')).slice(-stderrTail);
    });
    child.on('error', (error) => settle(() => reject(failure ? failure.reason : error)));
    child.on('close', (code) => settle(() => (failure ? reject(failure.reason) : resolve({ code, stderr }))));
  });
}

/** The last line of output with content, without ffmpeg's addresses and local paths, for a report. */
export function readableReason(stderr: string): string {
  const lines = stderr
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\[[^\]]*\]\s*/, '').replace(/^file:.*?:\s(?=[^:]*$)/, ''))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: names inside files may hold them
    .map((line) => line.replace(/[\u0000-\u001f\u007f]/g, '').trim())
    .filter((line) => line !== '');
  return (lines.at(-1) ?? 'no reason given').slice(0, 200);
}

function killGroup(pid: number | undefined, fallback: () => void): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    fallback();
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Already gone, or not permitted: then it runs at normal priority.
  }
}
