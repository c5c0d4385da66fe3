import type { SearchType } from '@kantele/db';
import { type RawBuilder, sql } from 'kysely';
import { queryWords, tsquery } from './words.ts';

/**
 * Ids of what is found by the words of its name and of its artists, for a filter of another list; null for a query
 * without words. The index has only what everybody may see.
 */
export function foundByWords(type: SearchType, query: string): RawBuilder<unknown> | null {
  const words = tsquery(queryWords(query));
  if (words === null) return null;
  // No question for the index by type, which would find nearly all rows there are.
  return sql`select e.id from search_entries e where e.words @@ ${words}::tsquery and coalesce(e.type, '') = ${type}`;
}

/** The pattern of what contains a text, for `like` over folded names; what `like` reads as signs stands for itself. */
export const containing = (query: string): RawBuilder<unknown> =>
  sql`'%' || regexp_replace(fold_letters(${query}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
