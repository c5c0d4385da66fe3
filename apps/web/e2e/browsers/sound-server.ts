import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pulseaudio = '/usr/bin/pulseaudio';

/** A sound card that nobody hears can be had: Firefox and WebKit play nothing without one. */
export const hasSoundServer = (): boolean => existsSync(pulseaudio);

/** Starts PulseAudio with nothing behind it; its address for `PULSE_SERVER`. */
export async function startSoundServer(): Promise<{ address: string; stop(): Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'kantele-sound-'));
  const socket = join(home, 'socket');
  const modules = [
    'module-null-sink rate=48000 format=float32le',
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
  ];
  const args = ['-n', ...modules.map((module) => `--load=${module}`), '--exit-idle-time=-1'];
  const server = spawn(pulseaudio, [...args, '--daemonize=no', '--use-pid-file=no', '--disable-shm=yes'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home },
  });
  const stop = async () => {
    await stopChild(server);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const deadline = performance.now() + 10_000;
  while (!existsSync(socket)) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error('PulseAudio did not start.');
    }
    await new Promise((next) => setTimeout(next, 20));
  }
  return { address: `unix:${socket}`, stop };
}

/** Ends a process and waits until it has. */
export function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill(signal);
  });
}
