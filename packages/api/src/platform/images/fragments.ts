import { type Expression, sql } from 'kysely';
import type { Artwork } from '../../core/contract.ts';

/** The artwork of a picture by its hash, as one JSON column; null without a picture. */
export function withArtwork(hash: Expression<string | null>) {
  return sql<Artwork | null>`(select json_build_object('hash', i.hash, 'color', i.color, 'thumbhash', i.thumbhash)
    from images i where i.hash = ${hash})`;
}
