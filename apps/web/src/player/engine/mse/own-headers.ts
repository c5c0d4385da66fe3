/** The comment header of Vorbis: its type, its name, and then the length of the vendor's name. */
const marker = [0x03, ...new TextEncoder().encode('vorbis')];
const digits = 8;

/**
 * Chromium goes on decoding where the headers of the next Vorbis sound are the same, as they are when a track follows
 * itself, and overlaps what does not belong together (up to 2,048 samples too many). So the vendor's name, which nobody
 * reads, is another one for each place on the clock. Other headers stay as they are.
 * @param second where the sound begins
 */
export function withOwnHeaders(head: Uint8Array<ArrayBuffer>, second: number): Uint8Array<ArrayBuffer> {
  const at = head.findIndex((_, from) => marker.every((byte, index) => head[from + index] === byte));
  if (at < 0) return head;
  const vendor = at + marker.length + 4;
  if ((head[vendor - 4] ?? 0) < digits) return head;
  const own = head.slice();
  const name = (Math.round(second * 1_000) >>> 0).toString(16).padStart(digits, '0');
  own.set(new TextEncoder().encode(name), vendor);
  return own;
}
