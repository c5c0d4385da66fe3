const frontCover = 3;
const jpeg = Buffer.from('image/jpeg');

/**
 * What stands in front of a JPEG in FLAC and Opus (RFC 9639, 8.8). Size and colours of the picture are left open, as the
 * format allows: they stand in the JPEG.
 */
export function pictureHead(coverBytes: number): Buffer {
  const numbers = [0, 0, 0, 0, 0, coverBytes];
  const head = Buffer.alloc(8 + jpeg.length + 4 * numbers.length);
  head.writeUInt32BE(frontCover, 0);
  head.writeUInt32BE(jpeg.length, 4);
  jpeg.copy(head, 8);
  numbers.forEach((value, at) => void head.writeUInt32BE(value, 8 + jpeg.length + 4 * at));
  return head;
}
