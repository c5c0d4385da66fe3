import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Storage } from '@kantele/api/server';
import { expect, it } from 'vitest';

export async function textOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Bytes as they come in, and then what ends them. */
async function* sent(data: string | Buffer, error?: Error): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(data);
  for (let at = 0; at < all.length; at += 65_536) yield all.subarray(at, at + 65_536);
  if (error) throw error;
}

const key = 'uploads/ab/abc';
const hashOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/** What every driver does with objects that are not complete. */
export function appendsToStorage(opened: () => { storage: Storage; again: Storage }): void {
  const append = async (storage: Storage, offset: number, data: AsyncIterable<Uint8Array>) => {
    const told: number[] = [];
    const bytes = await storage.append(key, offset, data, async (count) => void told.push(count));
    expect(told.at(-1)).toBe(bytes);
    return bytes;
  };
  const incomplete = (storage: Storage) => storage.withIncomplete(key, (path) => readFile(path, 'utf8'));
  const keys = async (storage: Storage) => {
    const found: string[] = [];
    for await (const file of storage.list()) found.push(file.key);
    return found;
  };

  it('goes on where an incomplete object ends, in another process too, and has it under its key when it is complete', async () => {
    const { storage, again } = opened();
    expect(await append(storage, 0, sent('first '))).toBe(6);
    expect(await append(again, 6, sent('second'))).toBe(12);
    expect(await incomplete(storage)).toBe('first second');
    expect(await storage.stat(key)).toBeNull();
    const completed = await again.complete(key);
    expect(completed.size).toBe(12);
    expect(await storage.stat(key)).toEqual(completed);
    expect(await textOf(storage.read(key))).toBe('first second');
    expect(await keys(storage)).toEqual([key]);
  });

  it('drops what lies beyond the byte it goes on from', async () => {
    const { storage } = opened();
    await append(storage, 0, sent('0123'));
    await append(storage, 4, sent('4567'));
    await append(storage, 8, sent('89'));
    expect(await append(storage, 6, sent('x'))).toBe(7);
    expect(await incomplete(storage)).toBe('012345x');
    expect(await append(storage, 4, sent(''))).toBe(4);
    expect(await incomplete(storage)).toBe('0123');
    expect(await append(storage, 0, sent('anew'))).toBe(4);
    expect((await storage.complete(key)).size).toBe(4);
    expect(await textOf(storage.read(key))).toBe('anew');
  });

  it('keeps and tells what has arrived when a source breaks off', async () => {
    const { storage, again } = opened();
    const told: number[] = [];
    const tell = async (bytes: number) => void told.push(bytes);
    const broken = storage.append(key, 0, sent('arrived', new Error('reset')), tell);
    await expect(broken).rejects.toThrow('reset');
    expect(told).toEqual([7]);
    expect(await incomplete(again)).toBe('arrived');
    expect(await append(again, 7, sent(' and more'))).toBe(16);
    expect(await incomplete(storage)).toBe('arrived and more');
  });

  it('refuses to go on behind its end, and changes nothing', async () => {
    const { storage } = opened();
    await expect(append(storage, 1, sent('x'))).rejects.toThrow('Bytes of this object are gone.');
    await append(storage, 0, sent('four'));
    await expect(append(storage, 5, sent('x'))).rejects.toThrow('Bytes of this object are gone.');
    expect(await incomplete(storage)).toBe('four');
  });

  it('ends when it is told that its bytes count no more', async () => {
    const { storage } = opened();
    const refused = storage.append(key, 0, sent('bytes'), () => Promise.reject(new Error('not yours')));
    await expect(refused).rejects.toThrow('not yours');
  });

  it('completes twice with the same result, what is empty too, and not what never was', async () => {
    const { storage, again } = opened();
    await expect(storage.complete(key)).rejects.toThrow('There is nothing to complete.');
    expect(await append(storage, 0, sent(''))).toBe(0);
    const empty = await storage.complete(key);
    expect(empty.size).toBe(0);
    expect(await again.complete(key)).toEqual(empty);
    expect(await storage.stat(key)).toEqual(empty);
  });

  it('discards what is incomplete, however often, and nothing else', async () => {
    const { storage } = opened();
    await storage.put('uploads/ab/abcd', Buffer.from('other'));
    await append(storage, 0, sent('some'));
    await storage.discard(key);
    await storage.discard(key);
    expect(await keys(storage)).toEqual(['uploads/ab/abcd']);
    await expect(storage.complete(key)).rejects.toThrow();
    await append(storage, 0, sent('kept'));
    await storage.complete(key);
    await storage.discard(key);
    expect(await textOf(storage.read(key))).toBe('kept');
  });

  it.each([
    ['without a break', [0]],
    ['with breaks', [0, 100, 9_000_000, 25_000_001]],
  ])('has every byte of a large object that came %s', async (_, starts) => {
    const { storage, again } = opened();
    const data = randomBytes(40_000_000);
    for (const [index, start] of starts.entries()) {
      const end = starts[index + 1] ?? data.length;
      expect(await append(index % 2 ? again : storage, start, sent(data.subarray(start, end)))).toBe(end);
    }
    const found = await storage.withIncomplete(key, (path) => readFile(path));
    expect(hashOf(found)).toBe(hashOf(data));
    expect((await storage.complete(key)).size).toBe(data.length);
    const hash = createHash('sha256');
    for await (const chunk of storage.read(key)) hash.update(chunk);
    expect(hash.digest('hex')).toBe(hashOf(data));
    expect(await keys(storage)).toEqual([key]);
  });
}
