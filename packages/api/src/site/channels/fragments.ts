import { sql } from 'kysely';
import type { KeysetSource } from '../../core/keyset.ts';

/** What was put on a channel by hand, in its order; who may see it is the caller's question. */
export function itemsOf(channelId: number): KeysetSource {
  return {
    from: 'channel_items',
    id: 'object_id',
    where: sql`channel_id = ${channelId}`,
    order: { column: 'position', kind: 'number', direction: 'asc' },
  };
}
