const VENDOR = 'Kantele demo catalogue';

/** A Vorbis comment block. A name may occur several times; empty values are left out. */
export function vorbisComment(tags: readonly (readonly [string, string])[]): Buffer {
  const parts: Buffer[] = [];
  const text = (value: string) => {
    const bytes = Buffer.from(value, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    parts.push(length, bytes);
  };
  const used = tags.filter(([, value]) => value !== '');
  text(VENDOR);
  const count = Buffer.alloc(4);
  count.writeUInt32LE(used.length);
  parts.push(count);
  for (const [name, value] of used) text(`${name}=${value}`);
  return Buffer.concat(parts);
}

/** Replaces the comments of a FLAC file and drops its padding; STREAMINFO and seek table stay. */
export function retagFlac(file: Buffer, tags: readonly (readonly [string, string])[]): Buffer[] {
  if (file.toString('latin1', 0, 4) !== 'fLaC') throw new Error('not a FLAC file');
  const kept: { type: number; body: Buffer }[] = [];
  let at = 4;
  for (let last = false; !last; ) {
    const head = file.readUInt8(at);
    const size = file.readUIntBE(at + 1, 3);
    const type = head & 0x7f;
    last = (head & 0x80) !== 0;
    if (type !== 4 && type !== 1) kept.push({ type, body: file.subarray(at + 4, at + 4 + size) });
    at += 4 + size;
  }
  kept.splice(1, 0, { type: 4, body: vorbisComment(tags) });
  const out: Buffer[] = [Buffer.from('fLaC', 'latin1')];
  kept.forEach(({ type, body }, index) => {
    const head = Buffer.alloc(4);
    head.writeUInt8(type | (index === kept.length - 1 ? 0x80 : 0), 0);
    head.writeUIntBE(body.length, 1, 3);
    out.push(head, body);
  });
  out.push(file.subarray(at));
  return out;
}
