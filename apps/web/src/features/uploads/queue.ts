import type { FileEntry } from '@kantele/api/contract/files';
import { line } from '@kantele/api/translate';
import { uploadLimits } from '@kantele/api/upload-limits';
import { atOnce } from './strategy.ts';

export type UploadState = 'pending' | 'inProgress' | 'completed' | 'failed' | 'aborted';

/** A file on its way. */
export interface Upload {
  id: number;
  /** Uploads that were begun together. */
  batch: number;
  name: string;
  size: number;
  relativePath: string | null;
  /** Folder it goes into; null for the top. */
  parentId: number | null;
  state: UploadState;
  /** Bytes that have arrived. */
  sent: number;
  /** Bytes a second over the last seconds; 0 until it is known. */
  speed: number;
  /** Why it failed: English words, or those of the server. */
  error: string | null;
  /** A plan on sale lifts the limit it failed at. */
  upgrade: boolean;
  entry: FileEntry | null;
}

/** What sends a file; tests bring their own. */
export type Send = (
  upload: {
    file: File;
    relativePath: string | null;
    parentId: number | null;
    onProgress: (bytes: number) => void;
  },
  signal: AbortSignal,
) => Promise<FileEntry>;

export interface QueueOptions {
  send: Send;
  /** Why a file is not sent at all; null when it is. */
  refuse: (file: File) => string | null;
  now?: () => number;
}

/** What was lost for another reason than the server’s word. */
const lost = line('There was an issue. Please try again.');
const timedOut = line('Upload timed out');

interface Entry {
  upload: Upload;
  file: File;
  abort: AbortController | null;
  startedAt: number;
}

/**
 * Uploads one after another or a few at a time, by the rules of the contract. It lives as long as the page, whatever
 * is shown of it.
 */
export function createQueue({ send, refuse, now = () => performance.now() }: QueueOptions) {
  let entries: Entry[] = [];
  let shown: readonly Upload[] = [];
  let lastId = 0;
  let lastBatch = 0;
  const listeners = new Set<() => void>();
  const ends = new Map<number, (uploads: Upload[]) => void>();

  const show = () => {
    shown = entries.map(({ upload }) => upload);
    for (const listener of listeners) listener();
  };
  const change = (entry: Entry, values: Partial<Upload>) => {
    entry.upload = { ...entry.upload, ...values };
    show();
  };
  const isOver = ({ upload: { state } }: Entry) => state !== 'pending' && state !== 'inProgress';

  const settle = (batch: number) => {
    const own = entries.filter(({ upload }) => upload.batch === batch);
    if (!own.every(isOver)) return;
    const end = ends.get(batch);
    ends.delete(batch);
    end?.(own.map(({ upload }) => upload));
  };

  const start = () => {
    for (;;) {
      const running = entries.filter(({ upload }) => upload.state === 'inProgress');
      const next = entries.find(({ upload }) => upload.state === 'pending');
      if (!next) return;
      const others = running.map(({ upload: { size, relativePath } }) => ({
        size,
        inFolder: relativePath !== null,
      }));
      if (running.length >= atOnce(others)) return;
      void run(next);
    }
  };

  const run = async (entry: Entry) => {
    const { file } = entry;
    const refusal = refuse(file);
    if (refusal !== null) {
      change(entry, { state: 'failed', error: refusal });
      settle(entry.upload.batch);
      start();
      return;
    }
    const abort = new AbortController();
    entry.abort = abort;
    entry.startedAt = now();
    change(entry, { state: 'inProgress', sent: 0, speed: 0, error: null, upgrade: false });
    let hasTimedOut = false;
    const stall = () => {
      hasTimedOut = true;
      abort.abort(new DOMException('No progress.', 'TimeoutError'));
    };
    let timer = setTimeout(stall, uploadLimits.inactivityMs);
    const onProgress = (bytes: number) => {
      // A late word of an upload that was given up.
      if (entry.abort !== abort || entry.upload.state !== 'inProgress') return;
      clearTimeout(timer);
      // What has arrived as a whole is read and judged, which takes as long as it is.
      const isThere = bytes >= file.size;
      timer = setTimeout(stall, isThere ? uploadLimits.processingMs : uploadLimits.inactivityMs);
      const seconds = Math.max(0.001, (now() - entry.startedAt) / 1_000);
      change(entry, { sent: Math.min(bytes, file.size), speed: bytes / seconds });
    };
    try {
      const { relativePath, parentId } = entry.upload;
      const stored = await send({ file, relativePath, parentId, onProgress }, abort.signal);
      change(entry, { state: 'completed', sent: file.size, entry: stored });
    } catch (error) {
      if (entry.upload.state === 'inProgress') {
        const told = error instanceof Error && error.name === 'UploadError' ? error : null;
        const upgrade = told !== null && 'upgrade' in told && told.upgrade === true;
        change(entry, { state: 'failed', error: hasTimedOut ? timedOut : told?.message || lost, upgrade });
      }
    } finally {
      clearTimeout(timer);
      settle(entry.upload.batch);
      start();
    }
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    uploads: () => shown,
    /** Puts files into the queue, for the top or a folder; answers when all of them are over. */
    add(files: readonly File[], parentId: number | null = null): { batch: number; ended: Promise<Upload[]> } {
      lastBatch += 1;
      const batch = lastBatch;
      const ended = new Promise<Upload[]>((resolve) => ends.set(batch, resolve));
      for (const file of files) {
        lastId += 1;
        const relativePath = file.webkitRelativePath || null;
        const upload: Upload = {
          ...{ id: lastId, batch, name: file.name, size: file.size, relativePath, parentId },
          ...{ state: 'pending', sent: 0, speed: 0, error: null, upgrade: false, entry: null },
        };
        entries.push({ upload, file, abort: null, startedAt: 0 });
      }
      show();
      start();
      return { batch, ended };
    },
    /** Gives an upload up. */
    abort(id: number) {
      const entry = entries.find(({ upload }) => upload.id === id);
      if (!entry || isOver(entry)) return;
      change(entry, { state: 'aborted' });
      entry.abort?.abort();
      settle(entry.upload.batch);
      start();
    },
    /** Tries one that failed again; a resumable one goes on where it was. */
    retry(id: number): Promise<Upload[]> | null {
      const entry = entries.find(({ upload }) => upload.id === id);
      if (!entry || (entry.upload.state !== 'failed' && entry.upload.state !== 'aborted')) return null;
      lastBatch += 1;
      const batch = lastBatch;
      const ended = new Promise<Upload[]>((resolve) => ends.set(batch, resolve));
      change(entry, { state: 'pending', error: null, upgrade: false, sent: 0, batch });
      start();
      return ended;
    },
    /** Forgets what is over. */
    clear() {
      entries = entries.filter((entry) => !isOver(entry));
      show();
    },
  };
}

export type UploadQueue = ReturnType<typeof createQueue>;
