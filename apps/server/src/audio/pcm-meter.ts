import { createHash } from 'node:crypto';
import type { AudioAnalysis } from '@kantele/api/audio-tools';
import { LoudnessMeter } from './loudness.ts';
import { TruePeakMeter } from './true-peak.ts';
import { WaveformPeaks } from './waveform.ts';

/**
 * Frames of one block: the unit of peaks. It must not be smaller than the reach of the true peak kernel
 * (13).
 */
const block = 32;
/** Frames kept in front of the waiting ones for the kernels. */
const margin = block;
/** Frames handled at once: about 64 KB of stereo, so that every pass finds them in the processor's cache. */
const work = 8192;

/**
 * Measures interleaved 32-bit floating point PCM (full scale 1) as it streams by, in constant memory apart from one number
 * per 100 ms: exact length, SHA-256, loudness, true peak and waveform.
 */
export class PcmMeter {
  readonly rate: number;
  readonly channels: number;
  private readonly hash = createHash('sha256');
  private readonly loudness: LoudnessMeter;
  private readonly truePeak: TruePeakMeter;
  private readonly waveform = new WaveformPeaks(block);
  /** [0, margin) are frames already measured, kept for the kernels; [margin, margin + filled) wait. */
  private readonly pcm: Float32Array;
  /** The same in 16 bits, for the fingerprint. */
  private readonly rounded: Int16Array;
  private readonly bytes: Uint8Array;
  private filled = 0;
  /** Bytes after the last whole frame. */
  private loose = 0;
  private frames = 0;
  private readonly peaks = new Float64Array(work / block + 3);

  constructor(rate: number, channels: number) {
    this.rate = rate;
    this.channels = channels;
    this.loudness = new LoudnessMeter(rate, channels);
    this.truePeak = new TruePeakMeter(channels);
    this.pcm = new Float32Array((margin + work + 2 * block) * channels);
    this.rounded = new Int16Array((work + 2 * block) * channels);
    this.bytes = new Uint8Array(this.pcm.buffer);
  }

  /** Frames received so far. */
  get samples(): number {
    return this.frames;
  }

  push(chunk: Uint8Array): void {
    const frameBytes = 4 * this.channels;
    let at = 0;
    while (at < chunk.length) {
      const used = (margin + this.filled) * frameBytes + this.loose;
      const room = (margin + work) * frameBytes - used;
      const part = chunk.subarray(at, at + room);
      this.bytes.set(part, used);
      at += part.length;
      const whole = Math.floor((this.loose + part.length) / frameBytes);
      this.loose = this.loose + part.length - whole * frameBytes;
      this.filled += whole;
      this.frames += whole;
      if (this.filled === work) this.measure(work - 2 * block);
    }
  }

  finish(): Omit<AudioAnalysis, 'damage'> {
    const rest = this.filled;
    const usedFrames = margin + rest;
    // Behind the end the kernels see silence, and the last block is a whole one.
    this.pcm.fill(0, usedFrames * this.channels);
    this.measure(Math.ceil(rest / block) * block, rest);
    return {
      samples: this.frames,
      sample_rate: this.rate,
      channels: this.channels,
      duration: Math.round((this.frames * 1000) / this.rate),
      fingerprint: this.hash.digest('hex'),
      loudness_integrated: this.loudness.finish(),
      loudness_peak: this.truePeak.finish(),
      waveform: this.waveform.finish(this.frames),
    };
  }

  /** Measures `count` waiting frames (a multiple of the block), of which `real` belong to the sound. */
  private measure(count: number, real = count): void {
    const { pcm, channels, peaks, truePeak } = this;
    this.fingerprint(margin, margin + real);
    this.loudness.add(pcm, margin, margin + real);
    const blocks = count / block;
    // peaks[0] is the block before these, peaks[blocks + 1] the one behind them.
    for (let i = 1; i <= blocks + 1; i++) peaks[i] = this.peak(margin + (i - 1) * block);
    for (let i = 1; i <= blocks; i++) {
      this.waveform.add(peaks[i] ?? 0);
      truePeak.sample(peaks[i] ?? 0);
    }
    for (let i = 1; i <= blocks; i++) {
      const peak = peaks[i] ?? 0;
      const near = Math.max(peaks[i - 1] ?? 0, peak, peaks[i + 1] ?? 0);
      if (truePeak.possible(peak, near)) truePeak.between(pcm, margin + (i - 1) * block, block);
    }
    peaks[0] = peaks[blocks] ?? 0;
    pcm.copyWithin(0, count * channels, (margin + Math.max(this.filled, count) + 1) * channels);
    this.filled -= Math.min(count, this.filled);
  }

  /**
   * The fingerprint is of 16 bits, so that a sound is the same in every lossless format and the last bits of decoders
   * play no part.
   */
  private fingerprint(from: number, to: number): void {
    const { pcm, channels, rounded } = this;
    const start = from * channels;
    const count = to * channels - start;
    for (let i = 0; i < count; i++) {
      rounded[i] = Math.max(-32_768, Math.min(32_767, Math.round((pcm[start + i] ?? 0) * 32_768)));
    }
    this.hash.update(new Uint8Array(rounded.buffer, 0, count * 2));
  }

  private peak(from: number): number {
    const { pcm, channels } = this;
    const end = (from + block) * channels;
    let highest = 0;
    let lowest = 0;
    for (let i = from * channels; i < end; i++) {
      const value = pcm[i] ?? 0;
      highest = Math.max(highest, value);
      lowest = Math.min(lowest, value);
    }
    return Math.max(highest, -lowest);
  }
}
