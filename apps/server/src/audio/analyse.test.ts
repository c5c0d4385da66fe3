import { createHash } from 'node:crypto';
import { readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { PcmMeter } from './pcm-meter.ts';
import { noise, openWorkshop, tone, type Workshop } from './testing.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

/** The loudness and true peak that ffmpeg's own meter gives. */
async function yardstick(path: string): Promise<{ loudness: number; peak: number }> {
  const { execFile } = await import('node:child_process');
  const args = ['-nostdin', '-nostats', '-hide_banner', '-i', path];
  const filter = [
    '-af',
    'ebur128=peak=true:framelog=verbose:dualmono=true:panlaw=-3.0103',
    '-f',
    'null',
    '-',
  ];
  const text = await new Promise<string>((resolve) => {
    execFile(shop.ffmpeg.path, [...args, ...filter], (_error, _out, stderr) => resolve(stderr));
  });
  const summary = text.slice(text.lastIndexOf('Summary'));
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  };
}

describe('analysing a file', () => {
  it.each([1_323_457, 1_440_457, 1, 31, 4_607])(
    'counts %d samples exactly in lossless files',
    async (samples) => {
      const cut = ['-af', `atrim=end_sample=${samples}`];
      const source = ['-f', 'lavfi', '-i', 'anoisesrc=d=40:r=44100:a=0.3'];
      for (const name of ['n.wav', 'n.flac', 'n.aiff']) {
        const result = await analyse(shop.ffmpeg, await shop.make(name, ...source, ...cut));
        expect(result.samples, name).toBe(samples);
        expect(result.duration).toBe(Math.round((samples * 1000) / 44_100));
      }
    },
  );

  it('gives the same fingerprint to the same sound in different containers', async () => {
    const wav = await analyse(shop.ffmpeg, await shop.make('f.wav', ...noise(2)));
    const flac = await analyse(shop.ffmpeg, await shop.make('f.flac', '-i', shop.path('f.wav')));
    const pcm = await readFile(await shop.make('f.raw', '-i', shop.path('f.wav'), '-f', 's16le'));
    expect(flac.fingerprint).toBe(wav.fingerprint);
    expect(wav.fingerprint).toBe(createHash('sha256').update(pcm).digest('hex'));
  });

  it('measures loudness within 0.1 LU and true peak within 0.2 dB of the reference meter', async () => {
    const files = [
      await shop.make('t997.wav', ...tone(997, 5, 0.1)),
      await shop.make('tone.wav', ...tone(12_000, 3, 0.5, 44_100)),
      await shop.make('noise.wav', ...noise(6)),
      await shop.make('gated.wav', ...noise(6), '-af', 'volume=enable=between(t\\,2\\,4):volume=0.001'),
      await shop.make('rate.wav', ...noise(4, 96_000)),
      await shop.make('low.wav', ...noise(4, 22_050, 1)),
    ];
    for (const file of files) {
      const expected = await yardstick(file);
      const result = await analyse(shop.ffmpeg, file);
      expect(Math.abs((result.loudness_integrated ?? 0) - expected.loudness), file).toBeLessThanOrEqual(0.1);
      expect(Math.abs((result.loudness_peak ?? 0) - expected.peak), file).toBeLessThanOrEqual(0.2);
    }
  });

  it('finds the peak between samples', async () => {
    // A quarter of the sampling rate, 45 degrees off: every sample is 3 dB below the crest.
    const source = 'aevalsrc=0.5*min(1\\,t)*min(1\\,4-t)*sin(PI/2*n+PI/4):d=4:s=48000';
    const file = await shop.make('crest.wav', '-f', 'lavfi', '-i', source);
    expect((await analyse(shop.ffmpeg, file)).loudness_peak).toBeCloseTo(20 * Math.log10(0.5), 1);
  });

  it('takes a known tone at its known loudness', async () => {
    // BS.1770: a 997 Hz sine at 0 dBFS in one channel is -3.01 LUFS, on both sides 0 LUFS.
    const file = await shop.make('known.wav', ...tone(997, 5, 0.1));
    expect((await analyse(shop.ffmpeg, file)).loudness_integrated).toBeCloseTo(-20, 1);
  });

  it('has no loudness and a flat waveform for silence', async () => {
    const file = await shop.make('silence.flac', '-f', 'lavfi', '-i', 'anullsrc=d=2');
    const result = await analyse(shop.ffmpeg, file);
    expect(result.loudness_integrated).toBeNull();
    expect(result.loudness_peak).toBeNull();
    expect(Math.max(...result.waveform)).toBe(0);
  });

  it('draws a waveform of 800 values that follows the sound', async () => {
    const ramp = '0.9*t/8*sin(2*PI*400*t)';
    const file = await shop.make('ramp.wav', '-f', 'lavfi', '-i', `aevalsrc=${ramp}:d=8:s=48000`);
    const { waveform } = await analyse(shop.ffmpeg, file);
    expect(waveform.length).toBe(800);
    expect(waveform[799]).toBe(255);
    for (const at of [100, 400, 700])
      expect(Math.abs((waveform[at] ?? 0) - (255 * at) / 800)).toBeLessThan(3);
  });

  it('mixes surround down to stereo without a louder peak than any channel has, and keeps mono', async () => {
    const full = await shop.make(
      'full.flac',
      ...tone(440, 1, 0.9),
      '-af',
      'pan=5.1|FL=c0|FR=c0|FC=c0|LFE=c0|BL=c0|BR=c0',
    );
    expect((await analyse(shop.ffmpeg, full)).loudness_peak ?? 9).toBeLessThanOrEqual(0);
    const six = await shop.make('six.flac', '-f', 'lavfi', '-i', 'anoisesrc=d=1:a=0.2', '-ac', '6');
    expect((await analyse(shop.ffmpeg, six)).channels).toBe(2);
    const one = await shop.make('one.flac', ...noise(1, 44_100, 1));
    expect((await analyse(shop.ffmpeg, one)).channels).toBe(1);
  });

  it('reads every accepted format, also when the name looks like an option or an address', async () => {
    const names = ['a.mp3', 'a.m4a', 'a.ogg', 'a.opus', 'a.aiff'];
    for (const name of names) {
      const result = await analyse(shop.ffmpeg, await shop.make(name, ...noise(1, 48_000)));
      expect(Math.abs(result.duration - 1000), name).toBeLessThan(60);
    }
    const source = await shop.make('plain.wav', ...noise(1));
    for (const name of ['-i x.mp3', 'http:x.wav', 'concat:a|b.wav', '%03d.wav', 'a\nb;#=\\.wav']) {
      await rename(source, shop.path(name));
      expect((await analyse(shop.ffmpeg, shop.path(name))).samples, name).toBe(44_100);
      await rename(shop.path(name), source);
    }
  });

  it('reads a file with a cover without looking at the picture', async () => {
    const picture = await shop.make('cover.png', '-f', 'lavfi', '-i', 'testsrc=s=64x64', '-frames:v', '1');
    const song = await shop.make('song.wav', ...noise(1));
    const both = ['-i', song, '-i', picture, '-map', '0', '-map', '1', '-c:v', 'copy'];
    const flac = await shop.make('cover.flac', ...both, '-disposition:v', 'attached_pic');
    expect((await analyse(shop.ffmpeg, flac)).samples).toBe(44_100);
  });

  it('measures what is left of damaged files, and says that they are damaged', async () => {
    const mp3 = await shop.make('cut.mp3', ...noise(10), '-b:a', '128k');
    await truncate(mp3, 140_000);
    expect((await analyse(shop.ffmpeg, mp3)).duration).toBeGreaterThan(8_000);
    const flac = await shop.make('gone.flac', ...noise(10));
    const whole = await readFile(flac);
    await truncate(flac, Math.round(whole.length * 0.2));
    const gone = await analyse(shop.ffmpeg, flac);
    expect(gone.duration).toBeGreaterThan(1_500);
    expect(gone.damage).toMatch(/missing or damaged|Damaged:/);
    const holed = Buffer.from(whole);
    holed.fill(0x55, 200_000, 230_000);
    await writeFile(shop.path('holed.flac'), holed);
    const result = await analyse(shop.ffmpeg, shop.path('holed.flac'));
    expect(result.duration).toBeGreaterThan(8_000);
    expect(result.damage).toMatch(/^Damaged: /);
    expect((await analyse(shop.ffmpeg, await shop.make('fine.flac', ...noise(1)))).damage).toBeNull();
  });

  it('takes the part of the coded samples that is the sound', async () => {
    const whole = await shop.make('whole.wav', ...noise(2));
    const part = await shop.make('part.wav', '-i', whole, '-af', 'atrim=start_sample=1000:end_sample=51000');
    const expected = await analyse(shop.ffmpeg, part);
    const result = await analyse(shop.ffmpeg, whole, { window: { delay: 1_000, samples: 50_000 } });
    expect(result).toEqual(expected);
    const mp3 = await shop.make('lame.mp3', '-i', whole, '-c:a', 'libmp3lame');
    // 576 samples of the encoder and 529 of the decoder (LAME's tag, mp3 tech FAQ).
    const trimmed = await analyse(shop.ffmpeg, mp3, { window: { delay: 1_105, samples: 88_200 } });
    expect(trimmed).toEqual(await analyse(shop.ffmpeg, mp3));
    expect(trimmed.samples).toBe(88_200);
  });

  it('finds peaks of lossy files above full scale', async () => {
    const loud = ['-af', 'volume=6,alimiter=limit=1:level=0'];
    const mp3 = await shop.make('loud.mp3', ...noise(3).slice(0, 4), ...loud, '-b:a', '96k');
    expect((await analyse(shop.ffmpeg, mp3)).loudness_peak ?? 0).toBeGreaterThan(0.3);
  });

  it('says what is wrong with files that hold no sound', async () => {
    const flac = await readFile(await shop.make('whole.flac', ...noise(1)));
    await writeFile(shop.path('head.flac'), flac.subarray(0, 60));
    await expect(analyse(shop.ffmpeg, shop.path('head.flac'))).rejects.toMatchObject({ reason: 'broken' });
    const empty = await shop.make('empty.wav', ...noise(1), '-t', '0');
    await expect(analyse(shop.ffmpeg, empty)).rejects.toMatchObject({ reason: 'empty' });
    await writeFile(shop.path('text.mp3'), 'words');
    await expect(analyse(shop.ffmpeg, shop.path('text.mp3'))).rejects.toMatchObject({
      reason: 'unsupported',
    });
  });

  it('stops with the reason of the signal', async () => {
    const file = await shop.make('long.flac', ...noise(20));
    const reason = new Error('the operator said stop');
    await expect(analyse(shop.ffmpeg, file, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const control = new AbortController();
    const running = analyse(shop.ffmpeg, file, { signal: control.signal });
    setImmediate(() => control.abort(reason));
    await expect(running).rejects.toBe(reason);
  });
});

describe('the PCM meter', () => {
  it('gives the same result however the stream is cut', () => {
    const pcm = Buffer.alloc(400_008);
    for (let i = 0; i < pcm.length; i += 4) pcm.writeFloatLE(0.6 * Math.sin(i * i * 1e-6), i);
    const measure = (size: number) => {
      const meter = new PcmMeter(44_100, 2);
      for (let at = 0; at < pcm.length; at += size) meter.push(pcm.subarray(at, at + size));
      return meter.finish();
    };
    const whole = measure(pcm.length);
    for (const size of [1, 3, 4_093, 65_536]) expect(measure(size)).toEqual(whole);
    expect(whole.samples).toBe(50_001);
  });
});
