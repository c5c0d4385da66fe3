import type { Context } from '../../core/context.ts';
import type { ListedFile, StoredFile } from '../../core/services.ts';
import { knownOf, storedAfter } from './queries.ts';

/** Rows and objects looked at together: what a walk through the store needs of memory. */
const atATime = 500;
/** Objects asked for at the same time. */
const askedAtOnce = 16;

/** A row and what the store has of it; null when there is nothing. */
export interface ComparedFile {
  row: Awaited<ReturnType<typeof storedAfter>>[number];
  found: StoredFile | null;
}

/** Every complete object as its row says, with what the store has of it, some at a time. */
export async function* compareRows(ctx: Context): AsyncGenerator<ComparedFile[]> {
  let after = '';
  for (;;) {
    const rows = await storedAfter(ctx.db, after, atATime);
    const last = rows.at(-1);
    if (!last) return;
    const compared: ComparedFile[] = [];
    for (let at = 0; at < rows.length; at += askedAtOnce) {
      ctx.signal.throwIfAborted();
      const some = rows.slice(at, at + askedAtOnce);
      const found = await Promise.all(some.map(({ key }) => ctx.services.storage.stat(key)));
      compared.push(...some.map((row, index) => ({ row, found: found[index] ?? null })));
    }
    yield compared;
    after = last.key;
  }
}

/** Everything in the store, some at a time: how many objects, and those without a row. */
export async function* compareObjects(
  ctx: Context,
): AsyncGenerator<{ count: number; unknown: ListedFile[] }> {
  let some: ListedFile[] = [];
  const compared = async () => {
    ctx.signal.throwIfAborted();
    const known = await knownOf(
      ctx.db,
      some.map(({ key }) => key),
    );
    return { count: some.length, unknown: some.filter(({ key }) => !known.has(key)) };
  };
  for await (const file of ctx.services.storage.list()) {
    some.push(file);
    if (some.length < atATime) continue;
    yield await compared();
    some = [];
  }
  if (some.length > 0) yield await compared();
}
