import { broken } from './failure.ts';

/** Reads bit fields in Vorbis order: least significant bit first. */
export class VorbisBits {
  private readonly data: Uint8Array;
  private at: number;

  constructor(data: Uint8Array, firstByte: number) {
    this.data = data;
    this.at = firstByte * 8;
  }

  /** Up to 32 bits as an unsigned number. */
  read(bits: number): number {
    let value = 0;
    for (let i = 0; i < bits; i++, this.at++)
      value += (((this.data[this.at >> 3] ?? 0) >> (this.at & 7)) & 1) * 2 ** i;
    this.check();
    return value;
  }

  flag(): boolean {
    return this.read(1) === 1;
  }

  skip(bits: number): void {
    this.at += bits;
    this.check();
  }

  private check(): void {
    if (this.at > this.data.length * 8) throw broken('The Vorbis header ends early.');
  }
}
