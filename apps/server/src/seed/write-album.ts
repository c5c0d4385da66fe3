import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type DemoAlbum,
  type DemoTrack,
  lyricsText,
  type RenderedTrack,
  retagFlac,
  SAMPLE_RATE,
  trackTags,
} from '@kantele/demo-music';
import { startThread } from '../worker-thread.ts';
import { demoAssetPath } from './assets.ts';
import type { RenderJob } from './render-worker.ts';

export interface WriteOptions {
  /** Path of the ffmpeg program. */
  ffmpeg: string;
  /** Music folder; artist and album folders are made in it. */
  dir: string;
  album: DemoAlbum;
  signal?: AbortSignal;
  onTrack?: (path: string) => void;
}

function safeName(name: string): string {
  return [...name.replace(/[/\\:*?"<>|]/g, '-')]
    .filter((c) => c.charCodeAt(0) > 31)
    .join('')
    .replace(/^\.+|[. ]+$/g, '');
}

/** Where a track of a demo album is written, below the music folder. */
export function demoTrackPath(dir: string, album: DemoAlbum, index: number): string {
  const title = (album.tracks[index] as DemoTrack).title;
  const name = `${String(index + 1).padStart(2, '0')} ${safeName(title)}.flac`;
  return path.join(dir, safeName(album.artist), safeName(album.title), name);
}

function hidden(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.part`);
}

async function place(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = hidden(file);
  try {
    await write(temporary);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function encode(
  ffmpeg: string,
  pcm: Int16Array<ArrayBuffer>,
  output: string,
  signal?: AbortSignal,
): Promise<void> {
  const args = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
  args.push('-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0');
  args.push('-c:a', 'flac', '-sample_fmt', 's16', '-compression_level', '5', '-f', 'flac', output);
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(ffmpeg, args, { stdio: ['pipe', 'ignore', 'pipe'], signal });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      if (complaint.length < 4000) complaint += chunk.toString('utf8');
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code}: ${complaint.trim()}`));
    });
    // A broken pipe shows as an exit code; the error itself says nothing more.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength));
  });
}

async function writeTrack(options: WriteOptions, rendered: RenderedTrack): Promise<void> {
  const { album, dir, ffmpeg, signal } = options;
  const track = album.tracks[rendered.index] as DemoTrack;
  const file = demoTrackPath(dir, album, rendered.index);
  const seconds = rendered.pcm.length / 2 / SAMPLE_RATE;
  const text = track.lyrics ? lyricsText(track.lyrics, rendered.phrases, seconds) : undefined;
  if (text && track.lyrics?.synced) {
    await place(file.replace(/\.flac$/, '.lrc'), (temporary) => writeFile(temporary, text));
  }
  await place(file, async (temporary) => {
    await encode(ffmpeg, rendered.pcm, temporary, signal);
    const tagged = retagFlac(await readFile(temporary), trackTags(album, rendered.index, text));
    await writeFile(temporary, Buffer.concat(tagged));
  });
  options.onTrack?.(file);
}

/**
 * Composes and renders one album and writes `<dir>/<Artist>/<Album>/NN Title.flac` with tags, `cover.webp` beside
 * and `.lrc` files for timed texts. Files get their final name only when complete; files that exist are kept.
 */
export async function writeDemoAlbum(options: WriteOptions): Promise<void> {
  const { album, dir, signal } = options;
  signal?.throwIfAborted();
  const files = album.tracks.map((_, i) => demoTrackPath(dir, album, i));
  const folder = path.dirname(files[0] ?? path.join(dir, safeName(album.artist), safeName(album.title), 'x'));
  await mkdir(folder, { recursive: true });
  const cover = path.join(folder, 'cover.webp');
  if (!existsSync(cover)) await place(cover, (temporary) => copyFile(demoAssetPath(album.cover), temporary));
  const indexes = files.flatMap((file, i) => (existsSync(file) ? [] : [i]));
  if (indexes.length === 0) return;
  const job: RenderJob = { album, indexes };
  const worker = startThread('render-worker', new URL('./', import.meta.url), { workerData: job });
  let writing: Promise<void> = Promise.resolve();
  let finished = false;
  let abort = (): void => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      abort = () => reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      worker.on('error', reject);
      worker.on('exit', (code) => {
        if (!finished) reject(new Error(`the render worker ended early with ${code}`));
      });
      worker.on('message', (rendered: RenderedTrack | null) => {
        if (!rendered) finished = true;
        // While one track is encoded the worker renders the next, but never further ahead.
        const before = writing;
        writing = before.then(() => (rendered ? writeTrack(options, rendered) : resolve()));
        writing.catch(reject);
        if (rendered) before.then(() => worker.postMessage('next')).catch(() => undefined);
      });
    });
  } finally {
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
    await writing.catch(() => undefined);
  }
}
