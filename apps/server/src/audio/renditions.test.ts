import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { MadeKind, RenditionFile } from '@kantele/api/audio-tools';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeOnce } from './decode.ts';
import { readFragmentIndex } from './fmp4.ts';
import { prepare } from './renditions.ts';
import { noise, openWorkshop, probePackets, tone, type Workshop } from './testing.ts';
import { createAudioTools } from './tools.ts';
import { verifyRendition } from './verify.ts';

let shop: Workshop;
let source: string;
let wave: string;
let made: RenditionFile[];
let dir: string;
const samples = 441_001;

async function prepareIn(name: string, file: string, kinds: readonly MadeKind[], signal?: AbortSignal) {
  await mkdir(shop.path(name));
  const lossless = !name.endsWith('.mp3');
  return prepare(shop.ffmpeg, file, { dir: shop.path(name), kinds, lossless, signal, tempDir: shop.dir });
}

const rendition = (kind: MadeKind, of: RenditionFile[] = made): RenditionFile => {
  const found = of.find((file) => file.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};

beforeAll(async () => {
  shop = await openWorkshop();
  source = await shop.make('source.flac', ...noise(12), '-af', `atrim=end_sample=${samples}`);
  wave = await shop.make(
    'wave.wav',
    '-f',
    'lavfi',
    '-i',
    'aevalsrc=0.8*sin(2*PI*87*t)|0.5*cos(2*PI*440*t):d=9:s=44100',
  );
  const result = await prepareIn('out', source, ['aac_256', 'aac_96', 'flac']);
  made = result.renditions;
  dir = shop.path('out');
  expect(result.analysis.samples).toBe(samples);
});
afterAll(() => shop.close());

describe('preparing renditions', () => {
  it('makes every wanted kind and leaves nothing else behind', async () => {
    expect(made.map(({ kind }) => kind).sort()).toEqual(['aac_256', 'aac_96', 'flac']);
    expect((await readdir(dir)).sort()).toEqual(made.map(({ file }) => file).sort());
    expect((await readdir(shop.dir)).filter((name) => name.startsWith('verify-'))).toEqual([]);
  });

  it('states size, hash and rate as they are', async () => {
    for (const file of made) {
      const bytes = await readFile(`${dir}/${file.file}`);
      expect(file.size).toBe(bytes.length);
      expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(file.bitrate).toBe(Math.round((bytes.length * 8 * 44_100) / samples));
    }
    expect(made.map(({ kind, sample_rate }) => [kind, sample_rate])).toEqual([
      ['aac_256', 44_100],
      ['aac_96', 44_100],
      ['flac', 44_100],
    ]);
  });

  it('knows exact lengths and delays', () => {
    expect(rendition('aac_256')).toMatchObject({ samples, delay: 1024 });
    expect(rendition('flac')).toMatchObject({ samples, delay: 0 });
  });

  it.each(['aac_256', 'aac_96', 'flac'] as const)('indexes %s as ffprobe sees it', async (kind) => {
    const { file, fragments, init_end, size } = rendition(kind);
    const packets = await probePackets(`${dir}/${file}`);
    expect(fragments?.[0]?.start).toBe(init_end);
    let seen = 0;
    for (const fragment of fragments ?? []) {
      const inside = packets.filter(({ pos }) => pos >= fragment.start && pos < fragment.end);
      expect(inside[0]?.pts).toBe(fragment.t);
      const after = packets[seen + inside.length];
      if (after) expect(after.pts).toBe(fragment.t + fragment.d);
      const last = inside.at(-1);
      expect(fragment.end).toBe((last?.pos ?? 0) + (last?.size ?? 0));
      seen += inside.length;
    }
    expect(seen).toBe(packets.length);
    expect(fragments?.at(-1)?.end).toBeLessThanOrEqual(size);
  });

  it('carries at least two frames beyond the end, and no edit list', async () => {
    for (const [kind, frame] of [
      ['aac_256', 1024],
      ['aac_96', 1024],
    ] as const) {
      const { fragments, delay, samples: own, file } = rendition(kind);
      const last = fragments?.at(-1);
      expect((last?.t ?? 0) + (last?.d ?? 0)).toBeGreaterThanOrEqual((delay ?? 0) + (own ?? 0) + 2 * frame);
      expect((await readFile(`${dir}/${file}`)).includes('elst')).toBe(false);
    }
  });

  it('gives the same bytes for the same input', async () => {
    const again = await prepareIn('again', source, ['aac_256', 'flac']);
    for (const kind of ['aac_256', 'flac'] as const) {
      const first = await prepareIn(`alone-${kind}`, source, [kind]);
      expect(rendition(kind, first.renditions).sha256).toBe(rendition(kind, again.renditions).sha256);
    }
  });

  it('keeps FLAC bit for bit', async () => {
    const original = await decodeOnce(shop.ffmpeg, source, {});
    const wav = await shop.make('back.wav', '-i', `${dir}/flac.mp4`, '-c:a', 'pcm_s24le');
    const back = await decodeOnce(shop.ffmpeg, wav, {});
    expect(back.analysis.fingerprint).toBe(original.analysis.fingerprint);
  });

  it('makes FLAC of 16 bits of lossy sources, which have no more', async () => {
    const bits = async (file: string) => {
      const { execFile } = await import('node:child_process');
      const args = ['-v', 'error', '-show_entries', 'stream=bits_per_raw_sample', '-of', 'csv=p=0', file];
      return new Promise<string>((done) => execFile('ffprobe', args, (_error, out) => done(out.trim())));
    };
    const file = await shop.make('lossy.mp3', ...noise(1));
    await prepareIn('bits.mp3', file, ['flac']);
    expect(await bits(shop.path('bits.mp3/flac.mp4'))).toBe('16');
    expect(await bits(`${dir}/flac.mp4`)).toBe('24');
  });

  it('copies mono to both sides without touching it', async () => {
    const mono = await shop.make('mono.wav', ...noise(2, 44_100, 1));
    await prepareIn('out-mono', mono, ['flac']);
    const pcm = async (name: string, file: string, channel: string) =>
      readFile(await shop.make(name, '-i', file, '-af', `pan=mono|c0=${channel}`, '-f', 's16le'));
    const original = await pcm('m0.raw', mono, 'c0');
    expect(await pcm('m1.raw', shop.path('out-mono/flac.mp4'), 'c0')).toEqual(original);
    expect(await pcm('m2.raw', shop.path('out-mono/flac.mp4'), 'c1')).toEqual(original);
  });

  it.each([
    ['a short mono sound', 'short.wav', noise(0.3, 44_100, 1)],
    ['96 kHz', 'high.flac', noise(3, 96_000)],
    ['8 kHz', 'low.wav', noise(3, 8_000, 1)],
    ['a pure tone, which fits at many shifts', 'tone.wav', tone(441, 3, 0.5, 44_100)],
    ['deep bass', 'bass.wav', tone(35, 3, 0.7, 44_100)],
    ['silence', 'silence.flac', ['-f', 'lavfi', '-i', 'anullsrc=d=3:r=48000']],
    ['MP3', 'song.mp3', noise(3)],
    ['mono AAC, whose header may say stereo', 'mono.m4a', noise(3, 44_100, 1)],
    ['six channels', 'six.flac', ['-f', 'lavfi', '-i', 'anoisesrc=d=3:a=0.2:c=pink', '-ac', '6']],
    ['opposite channels', 'opposite.wav', [...tone(700, 3, 0.4), '-af', 'pan=stereo|c0=c0|c1=-1*c0']],
    ['a single sample', 'one.wav', [...noise(1), '-af', 'atrim=end_sample=1']],
  ])('prepares and verifies %s', async (_what, name, args) => {
    const file = await shop.make(name, ...args);
    const result = await prepareIn(`out-${name}`, file, ['aac_256', 'flac']);
    expect(result.refused).toEqual([]);
    expect(result.renditions.map(({ kind }) => kind)).toEqual(['aac_256', 'flac']);
    const aac = rendition('aac_256', result.renditions);
    expect(aac.samples).toBe(
      Math.round((result.analysis.samples * aac.sample_rate) / result.analysis.sample_rate),
    );
  });

  it('takes a relative path', async () => {
    const result = await prepareIn('relative', relative(process.cwd(), source), ['aac_96']);
    expect(result.analysis.samples).toBe(samples);
  });

  it('stops when aborted', async () => {
    const reason = new Error('enough');
    const control = new AbortController();
    const running = prepareIn('aborted', source, ['aac_256'], control.signal);
    setTimeout(() => control.abort(reason), 150);
    await expect(running).rejects.toBe(reason);
  });

  it('makes what lies in the window, as it is measured', async () => {
    await mkdir(shop.path('window'));
    const window = { delay: 4_321, samples: 200_001 };
    const kinds = ['aac_256', 'flac'] as const;
    const result = await prepare(shop.ffmpeg, source, {
      dir: shop.path('window'),
      kinds,
      lossless: true,
      window,
      tempDir: shop.dir,
    });
    expect(result.analysis.samples).toBe(200_001);
    expect(result.refused).toEqual([]);
    expect(rendition('flac', result.renditions).samples).toBe(200_001);
    const wav = await shop.make('w.wav', '-i', shop.path('window/flac.mp4'), '-c:a', 'pcm_s24le');
    const back = await decodeOnce(shop.ffmpeg, wav, {});
    expect(back.analysis.fingerprint).toBe(result.analysis.fingerprint);
  });

  it('makes music that begins in the middle of a wave, wherever it is cut', async () => {
    const cuts = fc.record({
      at: fc.integer({ min: 0, max: 300_000 }),
      length: fc.integer({ min: 2_000, max: 60_000 }),
    });
    let number = 0;
    await fc.assert(
      fc.asyncProperty(cuts, async ({ at, length }) => {
        number += 1;
        const dir = shop.path(`cut-${number}`);
        await mkdir(dir);
        const window = { delay: at, samples: length };
        const { refused } = await prepare(shop.ffmpeg, number % 2 ? source : wave, {
          dir,
          kinds: ['aac_256', 'aac_96'],
          lossless: true,
          window,
          tempDir: shop.dir,
        });
        expect(refused).toEqual([]);
      }),
      // The second is cut out of the bare tone.
      { numRuns: 12, endOnFailure: true, examples: [1, 80_385].map((at) => [{ at, length: 2_008 }]) },
    );
  });

  it('works with the bundled ffmpeg as with the system one', async () => {
    const { path } = await import('@ffmpeg-installer/ffmpeg').then(({ default: module }) => module);
    const tools = await createAudioTools({ ffmpegPath: path, tempDir: shop.path('tmp') });
    await mkdir(shop.path('bundled'));
    const kinds = ['aac_256', 'flac'] as const;
    const result = await tools.prepare(source, { dir: shop.path('bundled'), kinds, lossless: true });
    expect(result.analysis.samples).toBe(samples);
    expect(result.refused).toEqual([]);
    expect(tools.describe()).toMatchObject({ source: 'setting', path });
  });
});

describe('verifying renditions', () => {
  const verify = async (file: string, delay: number, length = samples, of = source): Promise<void> => {
    const { ends } = await decodeOnce(shop.ffmpeg, of, {});
    const index = await readFragmentIndex(file);
    const claim = { path: file, index, delay, samples: length };
    await verifyRendition(shop.ffmpeg, { claim, ends, tempDir: shop.dir });
  };

  it('passes a good file', async () => {
    await expect(verify(`${dir}/aac_256.mp4`, 1024)).resolves.toBeUndefined();
  });

  it.each([1, -1, 48, 312, -1024])('catches a file that is off by %d samples', async (shift) => {
    await expect(verify(`${dir}/aac_256.mp4`, 1024 + shift)).rejects.toMatchObject({ reason: 'mismatch' });
    await expect(verify(`${dir}/flac.mp4`, shift, samples)).rejects.toMatchObject({ reason: 'mismatch' });
  });

  it('catches a file whose middle lost a frame', async () => {
    const filter = "aselect='not(between(n,50,50))',asetpts=N/SR/TB";
    const layout = ['-use_editlist', '0', '-movflags', '+empty_moov+default_base_moof'];
    const args = ['-i', source, '-af', filter, '-c:a', 'flac', '-strict', '-2', ...layout, '-f', 'mp4'];
    const file = await shop.make('lost.mp4', ...args, '-frag_duration', '2000000');
    await expect(verify(file, 0)).rejects.toThrow(/end/);
  });

  it('takes the noise of a low bit rate for no shift, and finds a shift in it', async () => {
    // Every hundred samples the same: at 441 Hz and its harmonics a whole period fits as well as none.
    const harmonics = Array.from({ length: 30 }, (_, n) => `sin(${2 * Math.PI * 441 * (n + 1)}*t)/${n + 1}`);
    const periodic = `aevalsrc='0.1*(${harmonics.join('+')})':d=4:s=44100`;
    const stereo = ['-ac', '2', '-sample_fmt', 's16'];
    const clean = await shop.make('periodic.flac', '-f', 'lavfi', '-i', periodic, ...stereo);
    const layout = ['-use_editlist', '0', '-movflags', '+empty_moov+default_base_moof'];
    const noisy = `${periodic}[a];anoisesrc=d=4:r=44100:a=0.03:seed=5[b];[a][b]amix=inputs=2:normalize=0`;
    const coder = ['-c:a', 'flac', '-strict', '-2', ...stereo, ...layout, '-frag_duration', '2000000'];
    const file = await shop.make('noisy.mp4', '-filter_complex', noisy, ...coder, '-f', 'mp4');
    await expect(verify(file, 0, 4 * 44_100, clean)).resolves.toBeUndefined();
    for (const shift of [1, 7, 50]) {
      await expect(verify(file, shift, 4 * 44_100 - 50, clean)).rejects.toThrow(/shift/);
    }
  });

  it('catches another sound', async () => {
    const other = ['-f', 'lavfi', '-i', 'anoisesrc=d=11:seed=99:a=0.5:r=44100', '-ac', '2'];
    const layout = ['-use_editlist', '0', '-movflags', '+empty_moov+default_base_moof'];
    const coder = ['-c:a', 'flac', '-strict', '-2', ...layout, '-frag_duration', '2000000', '-f', 'mp4'];
    await expect(verify(await shop.make('other.mp4', ...other, ...coder), 0)).rejects.toMatchObject({
      reason: 'mismatch',
    });
  });

  it('refuses a file with an edit list, and one that is no fragmented file', async () => {
    const layout = ['-movflags', '+empty_moov+default_base_moof+delay_moov'];
    const edited = await shop.make('edit.mp4', '-i', source, '-c:a', 'aac', ...layout, '-f', 'mp4');
    await expect(readFragmentIndex(edited)).rejects.toMatchObject({ reason: 'mismatch' });
    const plain = await shop.make('plain.m4a', '-i', source, '-c:a', 'aac');
    await expect(readFragmentIndex(plain)).rejects.toMatchObject({ reason: 'mismatch' });
    const broken = await open(shop.path('broken.mp4'), 'w');
    await broken.write(new Uint8Array(64).fill(7));
    await broken.close();
    await expect(readFragmentIndex(shop.path('broken.mp4'))).rejects.toMatchObject({ reason: 'mismatch' });
  });
});
