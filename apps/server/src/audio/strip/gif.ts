import type { FileWindow } from '../file-window.ts';
import { broken, dropped, kept, type Part } from './parts.ts';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const comment = 0xfe;
const application = 0xff;
/** Applications whose data changes what is seen: how often an animation repeats, and the colour profile. */
const applications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** The parts of a GIF (GIF89a): comments and the data of other programs are dropped, and what follows its end. */
export async function* gifParts(file: FileWindow): AsyncGenerator<Part, void> {
  const head = await file.peek(0, 13);
  if (head.length < 13) throw broken();
  let at = Math.min(file.size, 13 + tableBytes(head[10] ?? 0));
  yield kept(0, at);
  let hasPixels = false;
  while (at < file.size) {
    const start = await file.peek(at, 14);
    if (start[0] === trailer) {
      yield kept(at, at + 1);
      yield dropped(at + 1, file.size);
      break;
    }
    if (start[0] === extension) {
      at = yield* blocks(file, at, 2, isKept(start));
    } else if (start[0] === image) {
      // The descriptor, its colours, and one byte that says how the pixels are packed.
      hasPixels = true;
      at = yield* blocks(file, at, 11 + tableBytes(start[9] ?? 0), true);
    } else throw broken();
  }
  if (!hasPixels) throw broken();
}

function isKept(start: Buffer): boolean {
  if (start[1] === comment) return false;
  return start[1] !== application || applications.includes(start.toString('latin1', 3, 14));
}

/** Bytes of the colour table a byte of flags announces. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** What begins with `head` bytes and goes on in blocks, each with its length before it, up to an empty one. */
async function* blocks(
  file: FileWindow,
  from: number,
  head: number,
  isKept: boolean,
): AsyncGenerator<Part, number> {
  const becomes = isKept ? 'kept' : 'dropped';
  let at = from;
  let end = from + head;
  for (;;) {
    end = Math.min(end, file.size);
    yield { from: at, to: end, becomes };
    at = end;
    if (at === file.size) return at;
    const length = (await file.peek(at, 1))[0] ?? 0;
    end = at + 1 + length;
    if (length > 0) continue;
    yield { from: at, to: end, becomes };
    return end;
  }
}
