import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AudioFileError, type Cut, type SoundWindow, type StoredKind } from '@kantele/api/audio-tools';
import { analyse } from './analyse.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { prepare } from './renditions.ts';

/** Tasks of the thread; paths and numbers only. */
export type Task =
  | { name: 'analyse'; path: string; window: SoundWindow | Cut | null }
  | {
      name: 'prepare';
      path: string;
      dir: string;
      kinds: readonly StoredKind[];
      lossless: boolean;
      window: SoundWindow | Cut | null;
      tempDir: string;
    };
export type Request = { id: number; task: Task } | { id: number; abort: true };
export type Answer =
  | { id: number; value: unknown }
  | { id: number; error: { message: string; reason: AudioFileError['reason'] | null } };

/** The lowest priority there is: music is measured when the machine has nothing better to do. */
const niceness = 19;

const port = parentPort;
if (port) {
  lowerPriority();
  const { ffmpeg } = workerData as { ffmpeg: Ffmpeg };
  const running = new Map<number, AbortController>();
  port.on('message', (request: Request) => {
    if ('abort' in request) {
      running.get(request.id)?.abort();
      return;
    }
    const { id, task } = request;
    const controller = new AbortController();
    running.set(id, controller);
    perform(ffmpeg, task, controller.signal)
      .then(
        (value): Answer => ({ id, value }),
        (error: unknown): Answer => ({ id, error: described(error) }),
      )
      .then((answer) => {
        running.delete(id);
        port.postMessage(answer);
      });
  });
}

function perform(ffmpeg: Ffmpeg, task: Task, signal: AbortSignal): Promise<unknown> {
  const { name, path, ...rest } = task;
  if (name === 'analyse') return analyse(ffmpeg, path, { window: task.window, signal });
  return prepare(ffmpeg, path, {
    ...(rest as Omit<Extract<Task, { name: 'prepare' }>, 'name' | 'path'>),
    signal,
  });
}

function described(error: unknown): { message: string; reason: AudioFileError['reason'] | null } {
  if (error instanceof AudioFileError) return { message: error.message, reason: error.reason };
  return { message: error instanceof Error ? error.message : String(error), reason: null };
}

/** On Linux a thread has a priority of its own; elsewhere it stays as it is. */
function lowerPriority(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // Not Linux, or not permitted.
  }
}
