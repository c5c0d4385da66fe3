import { broken } from './failure.ts';

/** Writes unsigned integers up to 2^53 in groups of 7 bits, lowest first. */
export class VarintWriter {
  private data = Buffer.alloc(4096);
  private at = 0;

  number(value: number): void {
    this.reserve(8);
    let rest = value;
    while (rest >= 128) {
      this.data[this.at++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.data[this.at++] = rest;
  }

  /** A length and so many bytes. */
  bytes(value: Uint8Array): void {
    this.number(value.length);
    this.reserve(value.length);
    this.data.set(value, this.at);
    this.at += value.length;
  }

  done(): Buffer {
    return this.data.subarray(0, this.at);
  }

  private reserve(bytes: number): void {
    if (this.at + bytes <= this.data.length) return;
    const larger = Buffer.alloc(Math.max(this.data.length * 2, this.at + bytes));
    this.data.copy(larger);
    this.data = larger;
  }
}

/** Reads what VarintWriter wrote. */
export class VarintReader {
  private readonly data: Buffer;
  private at = 0;

  constructor(data: Buffer) {
    this.data = data;
  }

  get left(): number {
    return this.data.length - this.at;
  }

  /** @throws AudioFileError('broken') beyond the end or above 2^53 */
  number(): number {
    const first = this.data[this.at++];
    if (first !== undefined && first < 128) return first;
    let value = (first ?? 0) & 127;
    for (let scale = 128; scale <= 2 ** 49; scale *= 128) {
      const byte = this.data[this.at++];
      if (byte === undefined) break;
      value += (byte & 127) * scale;
      if (byte < 128 && value <= Number.MAX_SAFE_INTEGER) return value;
    }
    throw broken('The packet index ends early.');
  }

  bytes(): Uint8Array {
    const length = this.number();
    if (length > this.left) throw broken('The packet index ends early.');
    this.at += length;
    return this.data.subarray(this.at - length, this.at);
  }
}
