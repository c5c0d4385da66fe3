import { expect, it } from 'vitest';
import { inPortions, queueMax } from './list-ids.ts';

const ids = Array.from({ length: 2 * queueMax + 1 }, (_, index) => index);

it('sends more ids than one request takes one portion after the other, in order', async () => {
  let busy = false;
  const sizes = await inPortions(ids, async (portion) => {
    expect(busy).toBe(false);
    busy = true;
    await Promise.resolve();
    busy = false;
    return [portion[0], portion.length];
  });
  expect(sizes).toEqual([
    [0, queueMax],
    [queueMax, queueMax],
    [2 * queueMax, 1],
  ]);
  expect(await inPortions([], () => Promise.reject(new Error('nothing to send')))).toEqual([]);
});

it('ends with the first portion that fails', async () => {
  const sent: number[] = [];
  const fails = inPortions(ids, async ([first]) => {
    sent.push(first ?? -1);
    if (sent.length === 2) throw new Error('full');
  });
  await expect(fails).rejects.toThrow('full');
  expect(sent).toEqual([0, queueMax]);
});
