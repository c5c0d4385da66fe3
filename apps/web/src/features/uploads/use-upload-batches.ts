import type { FileEntry } from '@kantele/api/contract/files';
import { useState } from 'react';
import type { Upload } from './queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/**
 * Sends files and hands over those that have come in, all of a batch together; one that is tried again is a batch of its
 * own. It goes on when the page that began it is left.
 */
export function useUploadBatches(onArrived: (arrived: readonly FileEntry[]) => Promise<void>) {
  const { queue, uploads } = useUploadQueue();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const follow = async (ended: Promise<Upload[]>) => {
    const arrived = (await ended).flatMap(({ entry }) => entry ?? []);
    if (arrived.length > 0) await onArrived(arrived);
  };
  return {
    add: (files: readonly File[]) => {
      const { batch, ended } = queue.add(files);
      const own = queue.uploads().filter((upload) => upload.batch === batch);
      setIds((before) => new Set([...before, ...own.map(({ id }) => id)]));
      return follow(ended);
    },
    retry: (id: number) => {
      const ended = queue.retry(id);
      return ended ? follow(ended) : Promise.resolve();
    },
    abort: (id: number) => queue.abort(id),
    /** The uploads of this page, as they are. */
    own: uploads.filter(({ id }) => ids.has(id)),
  };
}
