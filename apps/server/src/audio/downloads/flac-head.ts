import type { DownloadHead, SongTags } from '@kantele/api/audio-tools';
import { pictureHead } from './picture-block.ts';
import { vorbisComments } from './vorbis-comment.ts';

const blocks = { comments: 4, picture: 6 } as const;
const last = 0x80;

/**
 * The head of a FLAC file (RFC 9639, 8): what its frames need, the tags and the cover.
 * @param lead STREAMINFO and what else belongs to the frames, as blocks none of which is the last
 */
export function flacHead(lead: Uint8Array, tags: SongTags, coverBytes: number | null): DownloadHead {
  const comments = vorbisComments(tags, 'flac');
  const picture = coverBytes === null ? null : pictureHead(coverBytes);
  const head = Buffer.concat([
    Buffer.from('fLaC'),
    lead,
    blockHead(blocks.comments, comments.length, picture === null),
    comments,
  ]);
  const size = head.length + (picture === null ? 0 : 4 + picture.length + (coverBytes ?? 0));
  return {
    size,
    write(cover) {
      if (picture === null || cover === null) return head;
      const pictured = blockHead(blocks.picture, picture.length + cover.length, true);
      return Buffer.concat([head, pictured, picture, cover]);
    },
  };
}

/** Type and length of a metadata block. */
export function blockHead(type: number, length: number, isLast: boolean): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  head.writeUInt8(type | (isLast ? last : 0));
  return head;
}
