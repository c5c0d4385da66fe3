import type { TrackList } from '../../catalogue/tracks/catalogue-list.ts';
import { indexStep } from '../../catalogue/tracks/contract.ts';
import type { Context, Services } from '../../core/context.ts';
import { keysetIndex } from '../../core/keyset.ts';
import { chosenList, type Wish } from './choose-list.ts';

/** Where the pages of a list begin, so that any of them can be read without those before it. */
export async function indexTracks(ctx: Context, wish: Wish) {
  const list = await chosenList(ctx, wish);
  return list.isOwn ? keysetIndex(ctx.db, list.name, list.source, indexStep) : recentIndex(ctx, list);
}
type Index = ReturnType<typeof keysetIndex>;
/** Everybody sees the same rows in a list, so its index is made once for all who ask at about the same time. */
const recent = new WeakMap<Services, Map<string, { made: number; index: Index }>>();
/** How long an index is kept, in milliseconds: as long as lists count as fresh in the browser. */
const keptMs = 30_000;
/** Lists whose index is kept; the oldest leaves first. */
const keptMax = 40;
function recentIndex({ services, db }: Context, { name, source }: TrackList): Index {
  const kept = recent.get(services) ?? new Map();
  recent.set(services, kept);
  const key = `${name}:${source.order.column}:${source.order.direction}`;
  const now = services.now().getTime();
  const found = kept.get(key);
  if (found && now - found.made < keptMs) return found.index;
  const index = keysetIndex(db, name, source, indexStep);
  kept.delete(key);
  kept.set(key, { made: now, index });
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  // The next one who asks tries again.
  index.catch(() => kept.delete(key));
  return index;
}
