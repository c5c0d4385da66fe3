import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pulseaudio = '/usr/bin/pulseaudio';
/** Of Debian's pulseaudio-utils, which pulseaudio brings along. */
const parec = '/usr/bin/parec';

/** A sound card that nobody hears can be had: Firefox and WebKit play nothing without one. */
export const hasSoundServer = (): boolean => existsSync(pulseaudio);

/** What a card is given can be recorded. */
export const hasRecorder = (): boolean => hasSoundServer() && existsSync(parec);

export interface SoundServer {
  /** For `PULSE_SERVER`. */
  address: string;
  /** Notes what the card is given from now on, until the returned function is called. */
  record(): Promise<() => Promise<Recorded>>;
  stop(): Promise<void>;
}

/** What a card was given: samples of both channels, at its rate. */
export interface Recorded {
  left: Float32Array;
  right: Float32Array;
}

const card = 'card';

/**
 * Starts PulseAudio with nothing behind it. What plays at another rate than the card's is resampled: the rate of the
 * card is also the one that programs are told to prefer.
 */
export async function startSoundServer(rate: 44_100 | 48_000 = 48_000): Promise<SoundServer> {
  const home = mkdtempSync(join(tmpdir(), 'kantele-sound-'));
  const socket = join(home, 'socket');
  const settings = join(home, 'daemon.conf');
  const preferred = `default-sample-rate = ${rate}\nalternate-sample-rate = ${rate}\n`;
  writeFileSync(settings, `${preferred}default-sample-format = float32le\n`);
  const modules = [
    `module-null-sink sink_name=${card} rate=${rate} format=float32le`,
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
  ];
  const args = ['-n', ...modules.map((module) => `--load=${module}`), '--exit-idle-time=-1'];
  const server = spawn(pulseaudio, [...args, '--daemonize=no', '--use-pid-file=no', '--disable-shm=yes'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, PULSE_CONFIG: settings },
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
  const address = `unix:${socket}`;
  return { address, record: () => record(address, rate), stop };
}

async function record(address: string, rate: number): Promise<() => Promise<Recorded>> {
  const args = [`--device=${card}.monitor`, '--raw', '--format=float32le', '--channels=2', `--rate=${rate}`];
  const recorder = spawn(parec, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PULSE_SERVER: address },
  });
  const pieces: Buffer[] = [];
  await new Promise<void>((done, fail) => {
    recorder.once('error', fail).once('exit', () => fail(new Error('What sounds cannot be recorded.')));
    recorder.stdout.on('data', (piece: Buffer) => {
      pieces.push(piece);
      done();
    });
  });
  return async () => {
    await stopChild(recorder);
    const bytes = Uint8Array.from(Buffer.concat(pieces));
    const both = new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / 8) * 2);
    const channel = (first: number) =>
      Float32Array.from({ length: both.length / 2 }, (_, n) => both[2 * n + first] ?? 0);
    return { left: channel(0), right: channel(1) };
  };
}

/** Ends a process and waits until it has. */
export function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill(signal);
  });
}
