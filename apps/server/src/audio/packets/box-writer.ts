/** Writes ISO media boxes (ISO 14496-12). */

export const u8 = (...values: number[]): Buffer => Buffer.from(values);

export function u16(...values: number[]): Buffer {
  const data = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    data.writeUInt16BE(value, i * 2);
  });
  return data;
}

export function u32(...values: number[]): Buffer {
  const data = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    data.writeUInt32BE(value, i * 4);
  });
  return data;
}

export function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...parts]);
}

/** A box with version and flags. */
export const fullBox = (
  type: string,
  version: number,
  flags: number,
  ...parts: readonly Uint8Array[]
): Buffer => box(type, u32(version * 2 ** 24 + flags), ...parts);
