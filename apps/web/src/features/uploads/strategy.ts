import { chunkSize, uploadLimits } from '@kantele/api/upload-limits';

export type Transport = 'direct' | 'tus' | 's3';

/** How a file is sent. */
export interface Strategy {
  transport: Transport;
  /** Bytes of one request of a resumable or multipart upload. */
  chunkSize: number;
}

/**
 * A small file in one request; a larger one resumably, in chunks; a very large one in parts to the bucket, where the site
 * has one that browsers may send to.
 */
export function strategyOf(size: number, offered: readonly Transport[]): Strategy {
  const { resumableFrom, multipartFrom } = uploadLimits;
  const large = size >= multipartFrom && offered.includes('s3') ? 's3' : 'tus';
  return { transport: size < resumableFrom ? 'direct' : large, chunkSize: chunkSize(size) };
}

/** What decides how many uploads run at a time. */
export interface Running {
  size: number;
  /** It is part of a folder. */
  inFolder: boolean;
}

/**
 * How many uploads may run beside each other: one while a folder, a multipart upload or a resumable upload of several
 * chunks is under way, else three.
 */
export function atOnce(running: readonly Running[]): number {
  const isAlone = running.some(({ size, inFolder }) => {
    const isInChunks = size >= uploadLimits.resumableFrom && size > chunkSize(size);
    return inFolder || isInChunks || size >= uploadLimits.multipartFrom;
  });
  return isAlone ? 1 : uploadLimits.atOnce;
}
