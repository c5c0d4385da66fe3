import { inPortions } from './list-ids.ts';

/** Rows of a page, and ids of a change, that one request takes. */
export const requestMax = 100;

/** Changes many things, so many at a time as one request takes. @throws as `inPortions` */
export const inBulk = <Answer>(ids: readonly number[], send: (ids: number[]) => Promise<Answer>) =>
  inPortions(ids, send, requestMax);
