/** Number of peak values stored for one track. */
export const waveformBuckets = 800;

/**
 * Fine peaks kept while the length is unknown; when they run out, pairs are merged and the resolution
 * halves.
 */
const capacity = 16_384;

/**
 * Collects peaks of a track whose length is not known beforehand, in constant memory (64 KB).
 * `add` takes the peak of the next `blockFrames` frames.
 */
export class WaveformPeaks {
  private readonly fine = new Float32Array(capacity);
  private readonly blockFrames: number;
  private count = 0;
  private blocksPerFine = 1;
  private open = 0;
  private openBlocks = 0;

  constructor(blockFrames: number) {
    this.blockFrames = blockFrames;
  }

  add(peak: number): void {
    if (peak > this.open) this.open = peak;
    this.openBlocks++;
    if (this.openBlocks === this.blocksPerFine) this.close();
  }

  /** 800 values 0–255 over `frames` frames, linear in amplitude, the loudest = 255; all 0 for silence. */
  finish(frames: number): Uint8Array {
    if (this.openBlocks > 0) this.close();
    const perFine = this.blockFrames * this.blocksPerFine;
    const peaks = new Float32Array(waveformBuckets);
    let loudest = 0;
    for (let bucket = 0; bucket < waveformBuckets; bucket++) {
      const from = Math.floor((bucket * frames) / waveformBuckets / perFine);
      const to = Math.max(from + 1, Math.ceil(((bucket + 1) * frames) / waveformBuckets / perFine));
      let peak = 0;
      for (let i = from; i < to && i < this.count; i++) peak = Math.max(peak, this.fine[i] ?? 0);
      peaks[bucket] = peak;
      loudest = Math.max(loudest, peak);
    }
    if (loudest === 0) return new Uint8Array(waveformBuckets);
    return Uint8Array.from(peaks, (peak) => Math.round((peak / loudest) * 255));
  }

  private close(): void {
    if (this.count === capacity) {
      for (let i = 0; i < capacity / 2; i++) {
        this.fine[i] = Math.max(this.fine[2 * i] ?? 0, this.fine[2 * i + 1] ?? 0);
      }
      this.count = capacity / 2;
      this.blocksPerFine *= 2;
      // The value being closed covers half of a fine peak of the new size: keep it open.
      if (this.openBlocks < this.blocksPerFine) return;
    }
    this.fine[this.count++] = this.open;
    this.open = 0;
    this.openBlocks = 0;
  }
}
