/** Writes EBML elements (RFC 8794). */

/** A size in four bytes, up to 2^28 - 2. */
export const size4 = (size: number): Buffer => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(0x1000_0000 + size);
  return data;
};

/** A size in eight bytes, up to 2^53. */
export const size8 = (size: number): Buffer => {
  const data = Buffer.alloc(8);
  data.writeBigUInt64BE(BigInt(size) + 2n ** 56n);
  return data;
};

const idBytes = (id: number): Buffer => {
  const digits = id.toString(16);
  return Buffer.from(digits, 'hex');
};

export function element(id: number, ...parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([idBytes(id), size4(size), ...parts]);
}

export function unsigned(id: number, value: number): Buffer {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value);
  return element(id, data);
}

export function float(id: number, value: number): Buffer {
  const data = Buffer.alloc(8);
  data.writeDoubleBE(value);
  return element(id, data);
}

export const text = (id: number, value: string): Buffer => element(id, Buffer.from(value));

/** The start of an element whose contents follow elsewhere. */
export const open = (id: number, size: Buffer): Buffer => Buffer.concat([idBytes(id), size]);
