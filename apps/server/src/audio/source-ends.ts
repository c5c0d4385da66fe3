/** Seconds of sound kept from either end of the source, for the comparison with what was encoded. */
const keptSeconds = 1.25;

/** Interleaved PCM of one end of a sound, and where it lies. */
export interface SoundEnd {
  pcm: Float32Array;
  /** Frame number of the first value. */
  from: number;
}

/** Keeps the first and the last second and a bit of a PCM stream. */
export class SourceEnds {
  readonly channels: number;
  readonly rate: number;
  private readonly bytes: number;
  private readonly first: Buffer;
  private readonly ring: Buffer;
  private total = 0;

  constructor(rate: number, channels: number) {
    this.rate = rate;
    this.channels = channels;
    this.bytes = Math.round(rate * keptSeconds) * channels * 4;
    this.first = Buffer.alloc(this.bytes);
    this.ring = Buffer.alloc(this.bytes);
  }

  push(chunk: Uint8Array): void {
    if (this.total < this.bytes) this.first.set(chunk.subarray(0, this.bytes - this.total), this.total);
    const tail = chunk.subarray(Math.max(0, chunk.length - this.bytes));
    const at = (this.total + chunk.length - tail.length) % this.bytes;
    const room = Math.min(tail.length, this.bytes - at);
    this.ring.set(tail.subarray(0, room), at);
    this.ring.set(tail.subarray(room), 0);
    this.total += chunk.length;
  }

  head(): SoundEnd {
    return { from: 0, pcm: samples(this.first.subarray(0, Math.min(this.bytes, this.wholeBytes()))) };
  }

  tail(): SoundEnd {
    const whole = this.wholeBytes();
    const kept = Math.min(this.bytes, whole);
    const frame = this.channels * 4;
    // A loose part of a frame at the very end may have overwritten one frame at the front of the ring.
    const usable = kept === this.bytes && this.total !== whole ? kept - frame : kept;
    const start = (whole - usable) % this.bytes;
    const straight = Buffer.concat([this.ring.subarray(start), this.ring.subarray(0, start)]);
    return { from: (whole - usable) / frame, pcm: samples(straight.subarray(0, usable)) };
  }

  private wholeBytes(): number {
    return this.total - (this.total % (this.channels * 4));
  }
}

function samples(bytes: Uint8Array): Float32Array {
  const copy = new Uint8Array(bytes);
  return new Float32Array(copy.buffer, 0, Math.floor(copy.length / 4));
}
