import pLimit from 'p-limit';

/** Does work on all items, `width` at a time; results in the order of the items. */
export function inParallel<In, Out>(
  items: readonly In[],
  width: number,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  return pLimit(width).map(items, (item) => work(item));
}
