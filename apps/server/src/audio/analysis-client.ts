import type { Worker } from 'node:worker_threads';
import { AudioFileError } from '@kantele/api/audio-tools';
import { startThread } from '../worker-thread.ts';
import type { Answer, Task } from './analysis-thread.ts';
import type { Ffmpeg } from './ffmpeg.ts';

/** A thread without work ends after this many milliseconds: it holds a copy of the audio tools. */
const idleMs = 20_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Measures and encodes in a thread of its own at the lowest priority, so that no request waits for a decode. The thread
 * is started with the first task and ends when there are none.
 */
export class AnalysisClient {
  readonly #ffmpeg: Ffmpeg;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #next = 1;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(ffmpeg: Ffmpeg) {
    this.#ffmpeg = ffmpeg;
  }

  /** @throws AudioFileError; the signal's reason when aborted */
  async run<Value>(task: Task, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = this.#next++;
    const abort = () => worker.postMessage({ id, abort: true });
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await new Promise<Value>((resolve, reject) => {
        this.#waiting.set(id, { resolve: (value) => resolve(value as Value), reject });
        worker.ref();
        worker.postMessage({ id, task });
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#rest(worker);
    }
  }

  #start(): Worker {
    const worker = startThread('analysis-thread', new URL('./', import.meta.url), {
      workerData: { ffmpeg: this.#ffmpeg },
    });
    worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      if ('value' in answer) waiting?.resolve(answer.value);
      else waiting?.reject(errorOf(answer.error));
    });
    const ended = (error: Error) => {
      if (this.#worker === worker) this.#worker = null;
      for (const waiting of this.#waiting.values()) waiting.reject(error);
    };
    worker.once('error', (error) => ended(error instanceof Error ? error : new Error(String(error))));
    worker.once('exit', () => ended(new Error('The thread for audio has ended.')));
    return worker;
  }

  /** A resting thread keeps no process alive. */
  #rest(worker: Worker) {
    worker.unref();
    this.#idle = setTimeout(() => {
      if (this.#waiting.size > 0 || this.#worker !== worker) return;
      this.#worker = null;
      void worker.terminate();
    }, idleMs).unref();
  }
}

function errorOf({ message, reason }: { message: string; reason: AudioFileError['reason'] | null }): Error {
  return reason === null ? new Error(message) : new AudioFileError(reason, message);
}
