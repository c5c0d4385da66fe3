import type { FileWindow } from './file-window.ts';

/** Header object of an ASF file, and the type of its sound streams, as they stand in the file. */
export const asfHeader = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
export const asfSound = Buffer.from('409e69f84d5bcf11a8fd00805f5c442b', 'hex');

const segmentId = 0x18538067;
const tracksId = 0x1654ae6b;
/** Largest list of tracks looked into, bytes. */
const tracksBytes = 262_144;
const elementLimit = 200;

/** Whether a Matroska or WebM file has a sound track: its list of tracks is found by walking the elements. */
export async function hasMatroskaSound(file: FileWindow): Promise<boolean> {
  let at = 0;
  for (let elements = 0; elements < elementLimit; elements++) {
    const head = await file.peek(at, 12);
    const id = readId(head);
    const size = id && readSize(head, id.length);
    if (!id || !size) return false;
    const body = at + id.length + size.length;
    if (id.value === tracksId) {
      const tracks = await file.peek(body, Math.min(size.value ?? tracksBytes, tracksBytes));
      // TrackType (0x83), one byte long, 2 = sound.
      return tracks.includes(Buffer.from([0x83, 0x81, 0x02]));
    }
    // The segment holds everything that follows; its children are walked, not skipped.
    if (id.value === segmentId) at = body;
    else if (size.value === null) return false;
    else at = body + size.value;
  }
  return false;
}

function readId(bytes: Buffer): { value: number; length: number } | null {
  const first = bytes[0] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 4 || bytes.length < length) return null;
  return { value: bytes.readUIntBE(0, length), length };
}

/** Size of an element; `value` null when it is not known beforehand. */
function readSize(bytes: Buffer, at: number): { value: number | null; length: number } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || bytes.length < at + length) return null;
  let value = first & (0xff >> length);
  let unknown = value === 0xff >> length;
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0;
    if (byte !== 0xff) unknown = false;
    value = value * 256 + byte;
  }
  return { value: unknown ? null : value, length };
}
