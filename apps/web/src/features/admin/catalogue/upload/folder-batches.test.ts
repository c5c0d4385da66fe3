import { expect, it } from 'vitest';
import { folderBatches } from './folder-batches.ts';

const file = (path: string, id: number) => ({ path, id });
const ids = (batches: { id: number }[][]) => batches.map((batch) => batch.map(({ id }) => id));

it('keeps the files of a folder together, and folders beside each other', () => {
  const files = [file('2/', 1), file('1/', 2), file('2/', 3), file('1/4/', 4), file('', 5)];
  expect(ids(folderBatches(files, 3))).toEqual([
    [5, 2, 4],
    [1, 3],
  ]);
});

it('divides a folder only when it is larger than a batch', () => {
  const files = [1, 2, 3, 4, 5].map((id) => file('1/', id));
  expect(ids(folderBatches(files, 2))).toEqual([[1, 2], [3, 4], [5]]);
  expect(folderBatches([], 2)).toEqual([]);
});
