/** Fixtures for the tests of this folder, made at run time. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ffmpeg } from './ffmpeg.ts';
import { findFfmpeg } from './tools.ts';

const exec = promisify(execFile);

export interface Workshop {
  dir: string;
  ffmpeg: Ffmpeg;
  /** Runs ffmpeg freely (the confined runner is what is tested). Returns the path of `name`. */
  make(name: string, ...args: readonly string[]): Promise<string>;
  path(name: string): string;
  close(): Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const dir = await mkdtemp(join(tmpdir(), 'kantele-audio-'));
  const ffmpeg = await findFfmpeg();
  const path = (name: string): string => join(dir, name);
  return {
    dir,
    ffmpeg,
    path,
    make: async (name, ...args) => {
      await exec(ffmpeg.path, ['-nostdin', '-v', 'error', '-y', ...args, `file:${path(name)}`]);
      return path(name);
    },
    close: () => rm(dir, { recursive: true, force: true }),
  };
}

/** Input arguments for pink noise that swells, which has no two equal places. */
export const noise = (seconds: number, rate = 44_100, channels = 2): string[] => [
  ...['-f', 'lavfi', '-i', `anoisesrc=d=${seconds}:c=pink:r=${rate}:a=0.5:seed=7`],
  ...['-af', 'tremolo=f=0.8:d=0.7', '-ac', String(channels)],
];

/** Input arguments for a sine; `amplitude` 1 = full scale. */
export const tone = (frequency: number, seconds: number, amplitude: number, rate = 48_000): string[] => [
  ...['-f', 'lavfi', '-i', `aevalsrc=${amplitude}*sin(2*PI*${frequency}*t):d=${seconds}:s=${rate}`],
  // An abrupt edge has peaks of its own between the samples.
  ...['-af', `afade=d=0.05,afade=t=out:d=0.05:st=${seconds - 0.05}`, '-ac', '1'],
];

/** Packets as ffprobe reads them. */
export async function probePackets(path: string): Promise<{ pts: number; pos: number; size: number }[]> {
  const entries = ['-show_entries', 'packet=pts,pos,size', '-of', 'json'];
  const { stdout } = await exec('ffprobe', ['-v', 'error', ...entries, path], { maxBuffer: 64e6 });
  const parsed: { packets: Record<string, string | number>[] } = JSON.parse(stdout);
  return parsed.packets.map((packet) => ({
    pts: Number(packet.pts),
    pos: Number(packet.pos),
    size: Number(packet.size),
  }));
}

/** An ID3v2.4 tag of raw frames. */
export function id3(frames: readonly [id: string, body: Uint8Array][], version = 4): Buffer {
  const parts = frames.map(([id, body]) => {
    const head = Buffer.alloc(10);
    head.write(id, 'latin1');
    if (version === 4) head.set(synchsafe(body.length), 4);
    else head.writeUInt32BE(body.length, 4);
    return Buffer.concat([head, body]);
  });
  const data = Buffer.concat(parts);
  return Buffer.concat([
    Buffer.from(`ID3${String.fromCharCode(version)}\0\0`, 'latin1'),
    synchsafe(data.length),
    data,
  ]);
}

/** A text frame's body: encoding 3 is UTF-8, 0 Latin-1, 1 UTF-16 with mark. */
export const textBody = (text: string | Uint8Array, encoding = 3): Buffer =>
  Buffer.concat([Buffer.from([encoding]), typeof text === 'string' ? Buffer.from(text) : text]);

function synchsafe(size: number): Buffer {
  return Buffer.from([(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127]);
}
