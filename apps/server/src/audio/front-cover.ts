import type { TagPicture } from '@kantele/api/audio-tools';
import { cleanName } from '@kantele/api/tag-text';
import type { IAudioMetadata } from 'music-metadata';
import { pictureLimit } from './tag-reader.ts';

/** The embedded front cover, else the first picture; `tooLarge` when one was left out for its size. */
export function frontCover(metadata: IAudioMetadata): { picture: TagPicture | null; tooLarge: boolean } {
  const pictures = metadata.common.picture ?? [];
  const fitting = pictures.filter(({ data }) => data.length > 0 && data.length <= pictureLimit);
  const chosen = fitting.find(({ type }) => /front/i.test(type ?? '')) ?? fitting[0];
  return {
    picture: chosen ? { mime: cleanName(chosen.format, 100), data: chosen.data } : null,
    tooLarge: pictures.some(({ data }) => data.length > pictureLimit),
  };
}
