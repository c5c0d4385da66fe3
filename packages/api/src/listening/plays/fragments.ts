import type { PlayChartKind } from '@kantele/db';
import { sql } from 'kysely';
import type { KeysetSource } from '../../core/keyset.ts';

/** What was played most in the last `days` days; who may see it is the caller's question. */
export function chartOf(kind: PlayChartKind, days: number): KeysetSource {
  return {
    from: 'play_charts',
    id: 'object_id',
    where: sql`kind = ${kind} and days = ${days}`,
    order: { column: 'plays', kind: 'number', direction: 'desc' },
  };
}
