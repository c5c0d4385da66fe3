import type { ByteReader } from './byte-reader.ts';

/** A box at the top level of a file, or a header that promises more than the file has (`cut`). */
export interface TopBox {
  type: string;
  start: number;
  body: number;
  end: number;
  cut: boolean;
}

/** Boxes at the top level; a fragmented file of 12 hours in fragments of one second has 86,400. */
const boxLimit = 200_000;

/** The boxes at the top level of an ISO media file (ISO 14496-12), in file order. */
export async function* topBoxes(file: ByteReader): AsyncGenerator<TopBox> {
  let at = 0;
  for (let count = 0; count < boxLimit && at + 8 <= file.size; count++) {
    const head = await file.bytes(at, 16);
    const short = head.readUInt32BE(0);
    const long = short === 1 && head.length === 16;
    const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? file.size - at : short;
    const body = at + (long ? 16 : 8);
    const type = head.toString('latin1', 4, 8);
    if (at + size < body || !/^[ -~\xa9]{4}$/.test(type)) return;
    yield { type, start: at, body, end: Math.min(at + size, file.size), cut: at + size > file.size };
    at += size;
  }
}

/** Bytes of a full box behind version and flags, read safely: 0 beyond the end. */
export class Fields {
  private readonly data: Buffer;
  at: number;
  private readonly end: number;

  constructor(data: Buffer, at: number, end: number) {
    this.data = data;
    this.at = at;
    this.end = Math.min(end, data.length);
  }

  get left(): number {
    return Math.max(0, this.end - this.at);
  }

  private take(bytes: number): number | null {
    const { at } = this;
    this.at += bytes;
    return this.at <= this.end ? at : null;
  }

  u8(): number {
    const at = this.take(1);
    return at === null ? 0 : this.data.readUInt8(at);
  }

  u16(): number {
    const at = this.take(2);
    return at === null ? 0 : this.data.readUInt16BE(at);
  }

  u32(): number {
    const at = this.take(4);
    return at === null ? 0 : this.data.readUInt32BE(at);
  }

  u64(): number {
    return this.u32() * 2 ** 32 + this.u32();
  }

  /** Signed, 32 or 64 bits. */
  signed(long: boolean): number {
    const at = this.take(long ? 8 : 4);
    if (at === null) return 0;
    return long ? Number(this.data.readBigInt64BE(at)) : this.data.readInt32BE(at);
  }

  skip(bytes: number): void {
    this.at += bytes;
  }

  bytes(length: number): Uint8Array {
    const from = this.at;
    this.at += length;
    return Uint8Array.from(this.data.subarray(from, Math.min(from + length, this.end)));
  }
}
