import type { DownloadHead, SongTags } from '@kantele/api/audio-tools';
import { oggPage, pageFlags, pageHeadBytes } from './ogg-page.ts';
import { pictureHead } from './picture-block.ts';
import { vorbisComments } from './vorbis-comment.ts';

/**
 * Pages the tags are laid over, whatever they hold: the pages of sound behind them keep their numbers, and so their
 * checksums, when a song is tagged anew. So many hold 1.3 MB, a cover of 0.6 MB among it; less than 5 KB is filled up with
 * zeros, which players are to leave alone (RFC 7845, 5.2).
 */
const tagPages = 20;
/** Number of the first page of sound. */
export const firstSoundPage = 1 + tagPages;

/** Bytes a length of a page stands for at most, and lengths of a page. */
const segment = 255;
const tagBytesAtMost = tagPages * segment * segment - 1;

/**
 * The head of an Opus file (RFC 7845): what a decoder needs, the tags and the cover.
 * @param lead number of the stream and the packet `OpusHead`
 */
export function opusHead(lead: Uint8Array, tags: SongTags, coverBytes: number | null): DownloadHead {
  const bytes = Buffer.from(lead);
  const serial = bytes.readUInt32LE();
  const first = bytes.subarray(4);
  const fits = (what: SongTags, picture: number | null) => packetBytes(what, picture) <= tagBytesAtMost;
  // What a song can hold fits; a damaged row may not, and then less is said.
  const picture = fits(tags, coverBytes) ? coverBytes : null;
  const said = fits(tags, picture) ? tags : { ...tags, lyrics: null, credits: [] };
  const length = Math.max(packetBytes(said, picture), (tagPages - 1) * segment);
  const segments = Math.floor(length / segment) + 1;
  const size = firstSoundPage * pageHeadBytes + 1 + first.length + segments + length;
  return {
    size,
    write(cover) {
      const packet = Buffer.alloc(length);
      tagPacket(said, picture === null ? null : cover).copy(packet);
      const head = oggPage(
        { sequence: 0, serial, flags: pageFlags.first, granule: 0 },
        [first.length],
        first,
      );
      return Buffer.concat([head, ...overPages(packet, serial)]);
    },
  };
}

/** Bytes of the tags without what fills them up. */
function packetBytes(tags: SongTags, coverBytes: number | null): number {
  const bare = tagPacket(tags, null).length;
  if (coverBytes === null) return bare;
  const coded = 4 * Math.ceil((pictureHead(coverBytes).length + coverBytes) / 3);
  return bare + 4 + pictureField.length + 1 + coded;
}

const pictureField = 'METADATA_BLOCK_PICTURE';

function tagPacket(tags: SongTags, cover: Uint8Array | null): Buffer {
  const picture = cover === null ? null : Buffer.concat([pictureHead(cover.length), cover]);
  const more =
    picture === null ? [] : ([[pictureField, Buffer.from(picture.toString('base64'), 'latin1')]] as const);
  return Buffer.concat([Buffer.from('OpusTags'), vorbisComments(tags, 'opus', more)]);
}

/** A packet over all pages of the tags. */
function overPages(packet: Buffer, serial: number): Buffer[] {
  const segments = Math.floor(packet.length / segment) + 1;
  const pages: Buffer[] = [];
  let done = 0;
  for (let at = 0; at < tagPages; at += 1) {
    const count = Math.floor((segments * (at + 1)) / tagPages) - Math.floor((segments * at) / tagPages);
    const isLast = at === tagPages - 1;
    const lengths = Array.from({ length: count }, () => segment);
    if (isLast) lengths[count - 1] = packet.length % segment;
    const body = packet.subarray(done * segment, isLast ? packet.length : (done + count) * segment);
    done += count;
    const flags = at === 0 ? 0 : pageFlags.continued;
    pages.push(oggPage({ sequence: 1 + at, serial, flags, granule: isLast ? 0 : null }, lengths, body));
  }
  return pages;
}
