import { existsSync, readFileSync } from 'node:fs';
import { AudioFileError } from '@kantele/api/audio-tools';
import { describe, expect, it } from 'vitest';
import { readableReason, run } from './run.ts';

const node = process.execPath;
const endless = ['-e', "process.stdout.write(String(process.pid) + '\\n'); setInterval(() => {}, 1000)"];

/** Whether a process runs; one that is dead but not yet collected by its parent (state Z) does not. */
const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'latin1') : '';
  return !/\) Z /.test(stat);
};

describe('running a child process', () => {
  it('kills the child when the signal aborts, and rejects with its reason', async () => {
    const control = new AbortController();
    const reason = new Error('stop');
    let pid = 0;
    const running = run(node, endless, {
      timeoutMs: 60_000,
      prlimit: null,
      signal: control.signal,
      onOutput: (chunk) => {
        pid = Number(chunk.toString());
        control.abort(reason);
      },
    });
    await expect(running).rejects.toBe(reason);
    expect(pid).toBeGreaterThan(0);
    expect(alive(pid)).toBe(false);
  });

  it('kills the child and its children when time is up', async () => {
    let pid = 0;
    // A shell has started them long before time is up.
    const running = run('/bin/sh', ['-c', 'sleep 1000 & echo $!; wait'], {
      timeoutMs: 1_500,
      prlimit: null,
      onOutput: (chunk) => {
        pid = Number(chunk.toString());
      },
    });
    await expect(running).rejects.toMatchObject({ name: 'AudioFileError', reason: 'timeout' });
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => alive(pid)).toBe(false);
  });

  it('kills a child that says nothing for too long', async () => {
    const running = run(node, endless, {
      timeoutMs: 60_000,
      stallMs: 300,
      prlimit: null,
      onOutput: () => {},
    });
    await expect(running).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('ends with the error of the reader', async () => {
    const error = new AudioFileError('too_long', 'enough');
    const running = run(node, endless, {
      timeoutMs: 60_000,
      prlimit: null,
      onOutput: () => {
        throw error;
      },
    });
    await expect(running).rejects.toBe(error);
  });

  it('gives the child no environment, no input and literal arguments', async () => {
    let output = '';
    const script = 'console.log(JSON.stringify([process.env.PATH ?? null, process.argv.slice(1)]))';
    const odd = ['$(id)', '; rm -rf x', '"', '*'];
    const { code } = await run(node, ['-e', script, ...odd], {
      timeoutMs: 60_000,
      prlimit: null,
      onOutput: (chunk) => {
        output += chunk.toString();
      },
    });
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual([null, odd]);
  });

  it('keeps only the end of a long complaint, and makes a readable reason of it', async () => {
    const script = "for (let i = 0; i < 50000; i++) console.error('line ' + i); process.exitCode = 3";
    const { code, stderr } = await run(node, ['-e', script], { timeoutMs: 60_000, prlimit: null });
    expect(code).toBe(3);
    expect(stderr.length).toBeLessThanOrEqual(8_000);
    expect(readableReason(stderr)).toBe('line 49999');
    expect(readableReason('[flac @ 0x55] x\nfile:/tmp/secret/a.flac: Invalid data found\n')).toBe(
      'Invalid data found',
    );
  });

  it('rejects when the program does not exist', async () => {
    const running = run('/no/such/program', [], { timeoutMs: 1_000, prlimit: null });
    await expect(running).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
