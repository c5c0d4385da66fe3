import type { ByteReader } from './byte-reader.ts';
import { broken, NotRepackable } from './failure.ts';
import { type OggCodec, type OggSound, oggCodec } from './ogg-codecs.ts';
import { type OggPage, OggPages } from './ogg-pages.ts';
import { PacketCollector } from './packet-collector.ts';
import type { PacketIndex } from './types.ts';

/** Largest packet put together from several pages; Vorbis setup headers stay below 64 KB. */
const packetBytes = 1 << 20;
/** FLAC in Ogg may have many metadata packets, pictures among them. */
const headerLimit = 200;

/**
 * Indexes the first sound stream of an Ogg file (Vorbis, Opus, FLAC). Null for a file with several streams of sound one
 * behind the other, and for other codecs.
 */
export async function indexOgg(file: ByteReader, start: number): Promise<PacketIndex | null> {
  const pages = new OggPages(file, start);
  let stream: OggStream | null = null;
  for await (const page of pages) {
    if (page.begins) {
      const codec = oggCodec(page.pieces[0]?.bytes ?? Buffer.alloc(0));
      if (stream?.started && codec) return null;
      if (codec && stream === null) stream = new OggStream(codec, page.serial);
    }
    if (stream?.serial === page.serial) stream.take(page);
  }
  return stream?.finish(file.size, pages.lost) ?? null;
}

/** One logical stream: puts packets together and keeps account of granule positions. */
class OggStream {
  readonly serial: number;
  private readonly codec: OggCodec;
  private readonly headers: Buffer[] = [];
  private sound: OggSound | null = null;
  private packets = new PacketCollector(new Uint8Array());
  private sequence: number | null = null;
  private holes = 0;
  private refused = 0;
  private pending: { offset: number; bytes: Buffer }[] = [];
  private pendingBytes = 0;
  /** Coded samples up to the first granule position of the sound, and that position. */
  private first: { coded: number; granule: number; ends: boolean } | null = null;
  private last: { coded: number; granule: number; ends: boolean } | null = null;

  constructor(codec: OggCodec, serial: number) {
    this.codec = codec;
    this.serial = serial;
  }

  /** Whether sound was seen. */
  get started(): boolean {
    return this.packets.count > 0;
  }

  take(page: OggPage): void {
    const hole = this.sequence !== null && page.sequence !== (this.sequence + 1) >>> 0;
    if (hole) this.holes += 1;
    this.sequence = page.sequence;
    // The rest of a packet whose beginning is lost, or a beginning whose rest is lost.
    if (hole || !page.continued) this.drop();
    const skipFirst = page.continued && this.pending.length === 0;
    page.pieces.forEach(({ offset, bytes, complete }, i) => {
      if (i === 0 && skipFirst) return;
      this.pending.push({
        offset,
        bytes: complete && this.pending.length === 0 ? bytes : Buffer.from(bytes),
      });
      this.pendingBytes += bytes.length;
      if (this.pendingBytes > packetBytes) throw broken('The Ogg file has an oversized packet.');
      if (complete) this.packet();
    });
    if (page.granule !== null && this.started) {
      this.last = { coded: this.packets.coded, granule: page.granule, ends: page.ends };
      this.first ??= this.last;
    }
  }

  private drop(): void {
    this.pending = [];
    this.pendingBytes = 0;
  }

  private packet(): void {
    const pieces = this.pending;
    this.drop();
    const [piece] = pieces;
    const whole =
      pieces.length === 1 && piece ? piece.bytes : Buffer.concat(pieces.map(({ bytes }) => bytes));
    if (this.sound === null) {
      if (!this.codec.isHeader || this.codec.isHeader(whole)) {
        this.headers.push(Buffer.from(whole));
        if (this.headers.length > headerLimit) throw new NotRepackable('too many headers');
        if (this.headers.length === this.codec.headers) this.open();
        return;
      }
      this.open();
    }
    // An empty packet is allowed in Vorbis and means nothing.
    if (whole.length === 0) return;
    const duration = this.sound?.durationOf(whole) ?? null;
    if (duration === null) this.refused += 1;
    else this.packets.addPieces(pieces, duration);
  }

  private open(): void {
    this.sound = this.codec.open(this.headers);
    if (this.sound === null) throw new NotRepackable('unknown headers');
    this.packets = new PacketCollector(this.sound.config);
  }

  finish(fileSize: number, lost: number): PacketIndex {
    const { sound, packets } = this;
    if (!sound || packets.count === 0) throw broken('The Ogg file has no usable packets.');
    const damage = [
      this.holes > 0 ? `pages are missing in ${this.holes} places` : null,
      lost > 0 ? `${lost} bytes belong to no intact page` : null,
      this.refused > 0 ? `${this.refused} packets are broken` : null,
    ].filter((part) => part !== null);
    return packets.index({
      codec: this.codec.codec,
      rate: sound.rate,
      channels: sound.channels,
      ...this.trim(sound.preSkip),
      fileSize,
      damage: damage.length === 0 ? null : `Ogg: ${damage.join('; ')}.`,
    });
  }

  /**
   * Vorbis I specification, section A.2, and RFC 7845, section 4: a first granule position below the samples coded so
   * far cuts the beginning (unless the stream ends on that page, then the end); the last one cuts the end when the stream
   * is marked as ended. libvorbis leaves out as many samples, ffmpeg none at the beginning.
   */
  private trim(preSkip: number): { delay: number; samples: number } {
    const coded = this.packets.coded;
    const { first, last } = this;
    if (!first || !last) return { delay: preSkip, samples: coded - preSkip };
    const early = first.ends ? 0 : Math.max(0, first.coded - first.granule);
    // A stream cut out of a longer one starts at a later position.
    const origin = Math.max(0, first.granule - first.coded);
    const delay = preSkip + early;
    const end = last.ends && this.holes === 0 ? Math.min(coded, last.granule - origin + early) : coded;
    return { delay, samples: end - delay };
  }
}
