import { broken } from './failure.ts';

/** Reads big-endian bit fields (MPEG order: most significant bit first). */
export class BitReader {
  private readonly data: Uint8Array;
  private at: number;

  constructor(data: Uint8Array, firstBit = 0) {
    this.data = data;
    this.at = firstBit;
  }

  get left(): number {
    return this.data.length * 8 - this.at;
  }

  /** Up to 32 bits as an unsigned number. */
  read(bits: number): number {
    if (bits > this.left) throw broken('A header ends early.');
    let value = 0;
    for (let i = 0; i < bits; i++, this.at++)
      value = value * 2 + (((this.data[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1);
    return value;
  }
}
