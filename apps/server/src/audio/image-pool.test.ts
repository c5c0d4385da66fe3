import { describe, expect, it } from 'vitest';
import { ImagePool } from './image-pool.ts';

/** Work that ends when it is told to. */
function pieces() {
  const running = new Map<string, () => void>();
  const begin = (name: string) => () =>
    new Promise<string>((done) => {
      running.set(name, () => {
        running.delete(name);
        done(name);
      });
    });
  return { running, begin };
}
const settled = () => new Promise((next) => setImmediate(next));

describe('work on pictures', () => {
  it('is done two at a time, in the order it came', async () => {
    const pool = new ImagePool({ atMost: 2, pixelsAtMost: 100, waitingAtMost: 10 });
    const { running, begin } = pieces();
    const all = ['a', 'b', 'c', 'd'].map((name) => pool.run(10, true, begin(name)));
    await settled();
    expect([...running.keys()]).toEqual(['a', 'b']);
    running.get('b')?.();
    await settled();
    expect([...running.keys()]).toEqual(['a', 'c']);
    for (const name of ['a', 'c']) running.get(name)?.();
    await settled();
    running.get('d')?.();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has so many pixels at a time; a larger one runs alone', async () => {
    const pool = new ImagePool({ atMost: 2, pixelsAtMost: 100, waitingAtMost: 10 });
    const { running, begin } = pieces();
    const all = [
      pool.run(60, true, begin('a')),
      pool.run(60, true, begin('b')),
      pool.run(500, true, begin('c')),
    ];
    await settled();
    expect([...running.keys()]).toEqual(['a']);
    running.get('a')?.();
    await settled();
    expect([...running.keys()]).toEqual(['b']);
    running.get('b')?.();
    await settled();
    expect([...running.keys()]).toEqual(['c']);
    running.get('c')?.();
    await Promise.all(all);
  });

  it('is refused to who will not wait behind many, and goes on after a failure', async () => {
    const pool = new ImagePool({ atMost: 1, pixelsAtMost: 100, waitingAtMost: 1 });
    const { running, begin } = pieces();
    const first = pool.run(1, false, begin('a'));
    const second = pool.run(1, false, () => Promise.reject(new Error('broken')));
    await expect(pool.run(1, false, begin('c'))).rejects.toMatchObject({ reason: 'busy' });
    const patient = pool.run(1, true, begin('d'));
    running.get('a')?.();
    expect(await first).toBe('a');
    await expect(second).rejects.toThrow('broken');
    await settled();
    running.get('d')?.();
    expect(await patient).toBe('d');
  });
});
