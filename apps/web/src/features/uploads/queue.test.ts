import type { FileEntry } from '@kantele/api/contract/files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueue, type Send } from './queue.ts';

const mb = 1_024 * 1_024;
const entry = { id: 1 } as FileEntry;

/** A file of a size, without its bytes. */
function file(name: string, size = 10, folder = ''): File {
  const made = new File([''], name);
  Object.defineProperty(made, 'size', { value: size });
  if (folder) Object.defineProperty(made, 'webkitRelativePath', { value: `${folder}/${name}` });
  return made;
}

/** Sends that the test ends by hand. */
function world(refuse: (file: File) => string | null = () => null) {
  const sends = new Map<
    string,
    { end: () => void; fail: (error: Error) => void; progress: (bytes: number) => void }
  >();
  const send: Send = ({ file: { name }, onProgress }, signal) =>
    new Promise((end, fail) => {
      signal.addEventListener('abort', () => fail(new Error('aborted')));
      sends.set(name, { end: () => end(entry), fail, progress: onProgress });
    });
  const queue = createQueue({ send, refuse });
  const states = () => Object.fromEntries(queue.uploads().map(({ name, state }) => [name, state]));
  return { queue, sends, states };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the queue', () => {
  it('sends three at a time and says when all are over', async () => {
    const { queue, sends, states } = world();
    const { ended } = queue.add(['a', 'b', 'c', 'd'].map((name) => file(name)));
    expect(states()).toEqual({ a: 'inProgress', b: 'inProgress', c: 'inProgress', d: 'pending' });
    sends.get('b')?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toMatchObject({ b: 'completed', d: 'inProgress' });
    for (const name of ['a', 'c', 'd']) sends.get(name)?.end();
    expect((await ended).map(({ state }) => state)).toEqual(Array(4).fill('completed'));
  });

  it('sends a file into the folder it was added for, also when it is tried again', async () => {
    const places: (number | null)[] = [];
    const send: Send = ({ parentId }) => {
      places.push(parentId);
      return Promise.reject(new Error('lost'));
    };
    const queue = createQueue({ send, refuse: () => null });
    await queue.add([file('a')], 7).ended;
    await queue.add([file('b')]).ended;
    await queue.retry(1);
    expect(places).toEqual([7, null, 7]);
  });

  it('sends nothing beside a large file or a folder', async () => {
    const { queue, sends, states } = world();
    queue.add([file('large', 21 * mb), file('small')]);
    expect(states()).toEqual({ large: 'inProgress', small: 'pending' });
    sends.get('large')?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toMatchObject({ small: 'inProgress' });
    const other = world();
    other.queue.add([file('one', 10, 'Album'), file('two', 10, 'Album')]);
    expect(other.states()).toEqual({ one: 'inProgress', two: 'pending' });
  });

  it('marks what is refused as failed with its reason, and goes on with the next', async () => {
    const { queue, states } = world(({ name }) => (name === 'bad' ? 'This file type is not allowed' : null));
    queue.add([file('bad'), file('good')]);
    expect(states()).toEqual({ bad: 'failed', good: 'inProgress' });
    expect(queue.uploads()[0]?.error).toBe('This file type is not allowed');
  });

  it('gives an upload up after thirty seconds without progress', async () => {
    const { queue, sends, states } = world();
    queue.add([file('slow', 100)]);
    await vi.advanceTimersByTimeAsync(29_000);
    sends.get('slow')?.progress(10);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(states()).toEqual({ slow: 'inProgress' });
    await vi.advanceTimersByTimeAsync(1);
    expect(states()).toEqual({ slow: 'failed' });
    expect(queue.uploads()[0]?.error).toBe('Upload timed out');
  });

  it('aborts what is given up, tries again what failed, and takes no late word for progress', async () => {
    const { queue, sends, states } = world();
    queue.add([file('a', 100), file('b', 100)]);
    const late = sends.get('a');
    queue.abort(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toMatchObject({ a: 'aborted' });
    late?.progress(50);
    expect(queue.uploads()[0]?.sent).toBe(0);
    sends.get('b')?.fail(Object.assign(new Error('No room.'), { name: 'UploadError' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.uploads()[1]).toMatchObject({ state: 'failed', error: 'No room.' });
    const again = queue.retry(2);
    sends.get('b')?.end();
    expect((await again)?.[0]).toMatchObject({ name: 'b', state: 'completed' });
    queue.clear();
    expect(queue.uploads()).toEqual([]);
  });
});
