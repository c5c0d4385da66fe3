import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

export interface Program {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
}

export interface Programs {
  /** A folder of their own. */
  root: string;
  /** Starts a program of the build, with no more of the environment than it is given. */
  start(script: string, args: string[], env: Record<string, string>): Program;
  /** Kills what still runs, and removes the folder. */
  close(): void;
}

/** Programs of the build as an operator would run them. */
export function openPrograms(): Programs {
  const root = mkdtempSync(join(tmpdir(), 'kantele-programs-'));
  const children: ChildProcess[] = [];
  return {
    root,
    start(script, args, env) {
      if (!existsSync(join(dist, script))) throw new Error('Build the server first: npm test does.');
      const child = spawn(process.execPath, [join(dist, script), ...args], {
        env: {
          PATH: process.env.PATH ?? '',
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          SEED: 'none',
          ...env,
        },
      });
      children.push(child);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
      return { child, output: () => text, exit: new Promise((done) => child.once('exit', done)) };
    },
    close() {
      for (const child of children) child.kill('SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
}
