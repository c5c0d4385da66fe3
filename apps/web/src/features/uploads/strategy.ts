import { chunkSize, uploadLimits } from '@kantele/api/upload-limits';

/** How a file is sent. */
export interface Strategy {
  transport: 'direct' | 'tus';
  /** Bytes of one request of a resumable upload. */
  chunkSize: number;
}

/** A small file in one request; a larger one resumably, in chunks. */
export function strategyOf(size: number): Strategy {
  return { transport: size < uploadLimits.resumableFrom ? 'direct' : 'tus', chunkSize: chunkSize(size) };
}

/** What decides how many uploads run at a time. */
export interface Running {
  size: number;
  /** It is part of a folder. */
  inFolder: boolean;
}

/**
 * How many uploads may run beside each other: one while a folder or a resumable upload of several chunks is under way,
 * else three.
 */
export function atOnce(running: readonly Running[]): number {
  const isAlone = running.some(({ size, inFolder }) => {
    const strategy = strategyOf(size);
    return inFolder || (strategy.transport === 'tus' && size > strategy.chunkSize);
  });
  return isAlone ? 1 : uploadLimits.atOnce;
}
