import { constants } from 'node:fs';
import { access, chmod, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import type { AudioTools } from '@kantele/api/audio-tools';
import { machine } from '../env.ts';
import { AnalysisClient } from './analysis-client.ts';
import { findFrames } from './downloads/find-frames.ts';
import { downloadHead } from './downloads/head.ts';
import { jpegOf } from './downloads/jpeg.ts';
import { drawPicture, isDrawing } from './drawings.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { readArtistPicture, readPicture } from './folder-images.ts';
import { hashPackets } from './hash-packets.ts';
import { prepareImage } from './images.ts';
import { recognise } from './recognise.ts';
import { describePackets, indexFile, openRepackaged } from './repackage.ts';
import { run } from './run.ts';
import { stripPicture } from './strip/strip-picture.ts';
import { readTags } from './tags.ts';

/**
 * Builds the audio tools. ffmpeg is the one of the setting, else the system's, else the bundled one.
 *
 * @param options.tempDir folder for short-lived files; created when missing
 * @throws Error when no ffmpeg can be started (a fault of the machine, not of a file)
 */
export async function createAudioTools(options: {
  ffmpegPath?: string | undefined;
  tempDir: string;
}): Promise<AudioTools> {
  await mkdir(options.tempDir, { recursive: true });
  const ffmpeg = await findFfmpeg(options.ffmpegPath);
  const thread = new AnalysisClient(ffmpeg);
  return {
    describe: () => ({ path: ffmpeg.path, version: ffmpeg.version, source: ffmpeg.source }),
    recognise,
    stripPicture: (path, mime) => stripPicture(path, mime, options.tempDir),
    readTags,
    indexPackets: indexFile,
    describePackets,
    openRepackaged,
    hashPackets: (path, signal) => hashPackets(ffmpeg, path, signal),
    analyse: (path, { window = null, signal } = {}) => thread.run({ name: 'analyse', path, window }, signal),
    prepare: (path, { window = null, signal, ...how }) =>
      thread.run({ name: 'prepare', path, ...how, window, tempDir: options.tempDir }, signal),
    readPicture,
    readArtistPicture,
    isDrawing,
    drawPicture: (data) => drawPicture(data, options.tempDir),
    prepareImage,
    findFrames,
    downloadHead,
    jpegOf,
  };
}

/** Finds a working ffmpeg. @throws Error */
export async function findFfmpeg(setting?: string): Promise<Ffmpeg> {
  const prlimit = await findOnPath('prlimit');
  if (setting !== undefined && setting !== '') {
    const named = /[\\/]/.test(setting) ? resolve(setting) : await findOnPath(setting);
    if (named === null) throw new Error(`${setting} was not found.`);
    return { path: named, version: await versionOf(named), source: 'setting', prlimit };
  }
  const system = await findOnPath('ffmpeg');
  if (system !== null) {
    const version = await versionOf(system).catch(() => null);
    if (version !== null) return { path: system, version, source: 'system', prlimit };
  }
  const bundled = bundledPath();
  // Package managers may unpack the binary without its executable bit.
  await access(bundled, constants.X_OK).catch(() => chmod(bundled, 0o755));
  return { path: bundled, version: await versionOf(bundled), source: 'bundled', prlimit };
}

function bundledPath(): string {
  const module: unknown = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg');
  if (typeof module === 'object' && module !== null && 'path' in module && typeof module.path === 'string') {
    return module.path;
  }
  throw new Error('No ffmpeg was found: install ffmpeg or set its path.');
}

async function findOnPath(name: string): Promise<string | null> {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  for (const folder of machine.searchPath.split(delimiter)) {
    const candidate = join(folder, file);
    if (!isAbsolute(candidate)) continue;
    const usable = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return candidate;
  }
  return null;
}

async function versionOf(path: string): Promise<string> {
  let output = '';
  const { code } = await run(path, ['-version'], {
    timeoutMs: 15_000,
    prlimit: null,
    onOutput: (chunk) => {
      output = (output + chunk.toString('latin1')).slice(0, 4_000);
    },
  });
  const version = /^ffmpeg version (\S+)/.exec(output)?.[1];
  if (code !== 0 || version === undefined) throw new Error(`${path} is no working ffmpeg.`);
  return version;
}
