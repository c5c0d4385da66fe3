import { find } from '../fmp4.ts';
import { NotRepackable } from './failure.ts';
import { Fields } from './iso-boxes.ts';
import type { Mp4Track } from './mp4-track.ts';
import type { PositionList, Uint32List } from './number-list.ts';
import { packetLimit } from './packet-collector.ts';

/** Appends the packets of one `moof` (ISO 14496-12 section 8.8); `start` is its position in the file. */
export function readMoof(
  moof: Buffer,
  start: number,
  track: Mp4Track,
  found: { offsets: PositionList; sizes: Uint32List },
): number {
  let total = 0;
  // Without a stated base, data follows that of the track fragment before.
  let follow = start;
  for (const traf of find(moof, ['moof', 'traf'])) {
    const tfhd = find(moof, ['tfhd'], traf.body, traf.end)[0];
    if (!tfhd) continue;
    const head = new Fields(moof, tfhd.body, tfhd.end);
    const flags = head.u32() & 0xff_ffff;
    const ours = head.u32() === track.id;
    const base = flags & 0x01 ? head.u64() : flags & 0x2_0000 ? start : follow;
    if (flags & 0x02) head.skip(4);
    const duration = flags & 0x08 ? head.u32() : track.defaults.duration;
    const size = flags & 0x10 ? head.u32() : track.defaults.size;
    let at = base;
    for (const trun of find(moof, ['trun'], traf.body, traf.end)) {
      const fields = new Fields(moof, trun.body, trun.end);
      const has = fields.u32() & 0xff_ffff;
      const count = fields.u32();
      if (has & 0x01) at = base + fields.signed(false);
      if (has & 0x04) fields.skip(4);
      const row = [0x100, 0x200, 0x400, 0x800].filter((bit) => has & bit).length * 4;
      if (row === 0 && count + found.sizes.length > packetLimit) throw new NotRepackable('too many packets');
      for (let i = 0; i < count && fields.left >= row; i++) {
        const length = has & 0x100 ? fields.u32() : duration;
        const bytes = has & 0x200 ? fields.u32() : size;
        fields.skip((has & 0x400 ? 4 : 0) + (has & 0x800 ? 4 : 0));
        if (ours) {
          found.offsets.push(at);
          found.sizes.push(bytes);
          total += length;
        }
        at += bytes;
      }
    }
    follow = at;
  }
  return total;
}
