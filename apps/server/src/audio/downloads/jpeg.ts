import { AudioFileError } from '@kantele/api/audio-tools';
import sharp from 'sharp';

/** Bytes of a cover inside a file: the tags of an Opus file have room for so many. */
const bytesAtMost = 600_000;
/** Qualities tried one after another; the last fits whatever the picture is. */
const attempts = [
  { quality: 88, side: 1_200 },
  { quality: 75, side: 1_200 },
  { quality: 60, side: 800 },
] as const;

/** A picture as JPEG, which every player shows inside a file. @throws AudioFileError('broken') */
export async function jpegOf(picture: Uint8Array): Promise<Uint8Array> {
  try {
    for (const { quality, side } of attempts) {
      const made = await sharp(picture, { failOn: 'error', animated: false })
        .timeout({ seconds: 30 })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, mozjpeg: false, chromaSubsampling: '4:2:0' })
        .toBuffer();
      if (made.length <= bytesAtMost) return made;
    }
  } catch (error) {
    throw new AudioFileError('broken', 'The picture is damaged.', { cause: error });
  }
  throw new AudioFileError('unsupported', 'The picture is too large.');
}
