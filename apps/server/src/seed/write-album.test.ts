import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { path as bundledFfmpeg } from '@ffmpeg-installer/ffmpeg';
import { type DemoAlbum, demoAlbums, demoArtists, renderAlbum } from '@kantele/demo-music';
import { parseFile } from 'music-metadata';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAssetPath } from './assets.ts';
import { demoTrackPath, writeDemoAlbum } from './write-album.ts';

const ffmpeg = process.env.FFMPEG_PATH ?? bundledFfmpeg;
let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'demo-album-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

/** An album of the catalogue with two of its tracks, each only a few bars long. */
function shortAlbum(slug: string, indexes: number[]): DemoAlbum {
  const album = demoAlbums.find((a) => a.slug === slug);
  if (!album) throw new Error(`no album ${slug}`);
  const tracks = indexes.map((i) => album.tracks[i]).filter((t) => t !== undefined);
  return { ...album, tracks: tracks.map((t) => ({ ...t, recipe: { ...t.recipe, form: 'Ao' } })) };
}

describe('writeDemoAlbum', () => {
  it('writes tagged files that decode to exactly the rendered samples, and keeps them', async () => {
    const album = shortAlbum('northern-rooms', [2, 4]);
    const written: string[] = [];
    await writeDemoAlbum({ ffmpeg, dir, album, onTrack: (file) => written.push(file) });
    const files = album.tracks.map((_, i) => demoTrackPath(dir, album, i));
    expect(written).toEqual(files);
    const folder = path.join(dir, 'Odile Varga', 'Northern Rooms');
    expect((await readdir(folder)).sort()).toEqual([
      '01 Talvihuone.flac',
      '01 Talvihuone.lrc',
      '02 Letters Kept in the Piano.flac',
      'cover.webp',
    ]);
    const rendered = [...renderAlbum(album)];
    files.forEach((file, i) => {
      const decoded = spawnSync(ffmpeg, ['-v', 'error', '-i', file, '-f', 's16le', '-'], {
        maxBuffer: 1 << 28,
      });
      const pcm = rendered[i]?.pcm as Int16Array<ArrayBuffer>;
      expect(decoded.stdout.equals(Buffer.from(pcm.buffer))).toBe(true);
    });
    const { common } = await parseFile(files[1] as string);
    expect(common).toMatchObject({
      title: 'Letters Kept in the Piano',
      artist: 'Odile Varga feat. Dorothea Quill',
      albumartist: 'Odile Varga',
      album: 'Northern Rooms',
      date: '2024-10-18',
      genre: ['Chamber Folk', 'Contemporary Folk'],
      bpm: 88,
    });
    expect(await readFile(path.join(folder, '01 Talvihuone.lrc'), 'utf8')).toMatch(
      /^\[00:\d\d\.\d\d\]Talvihuoneen/,
    );
    const before = await Promise.all(files.map((f) => stat(f)));
    await writeDemoAlbum({ ffmpeg, dir, album, onTrack: () => expect.unreachable() });
    const after = await Promise.all(files.map((f) => stat(f)));
    expect(after.map((s) => s.mtimeMs)).toEqual(before.map((s) => s.mtimeMs));
  });

  it('stops when asked and leaves nothing half-written under a final name', async () => {
    const album = shortAlbum('ferry-timetable', [0, 1, 2]);
    const stop = new AbortController();
    const run = writeDemoAlbum({ ffmpeg, dir, album, signal: stop.signal, onTrack: () => stop.abort() });
    await expect(run).rejects.toThrow();
    const names = await readdir(path.join(dir, 'Halden Ferry', 'Ferry Timetable'));
    expect(names.filter((n) => n.endsWith('.part'))).toEqual([]);
    expect(names.filter((n) => n.endsWith('.flac')).length).toBeLessThan(3);
  });

  it('says what went wrong when ffmpeg fails', async () => {
    const album = shortAlbum('wintering', [0]);
    await expect(writeDemoAlbum({ ffmpeg: path.join(dir, 'missing'), dir, album })).rejects.toThrow(
      /missing|ENOENT/,
    );
  });
});

describe('the pictures of the demo catalogue', () => {
  it('ships every picture it names, in under 3 MB', () => {
    const files = [...demoArtists.map((a) => a.portrait), ...demoAlbums.map((a) => a.cover)];
    expect(new Set(files).size).toBe(24);
    for (const file of files) expect(existsSync(demoAssetPath(file)), file).toBe(true);
    expect(files.reduce((sum, f) => sum + statSync(demoAssetPath(f)).size, 0)).toBeLessThan(3_000_000);
  });
});
