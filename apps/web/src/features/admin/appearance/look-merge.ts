import type { Look } from '@kantele/api/contract/appearance';
import { differences, fieldsOf, isSame, type LookField, withField } from './look-fields.ts';

/** A part that two admins have changed, each in another way. */
export interface LookConflict {
  field: LookField;
  mine: unknown;
  theirs: unknown;
}

/**
 * Two changes of the same look: what only one has changed is taken from that one, and what both have changed is asked.
 * Until it is decided the other's value stands.
 */
export function mergeLooks(base: Look, mine: Look, theirs: Look): { look: Look; conflicts: LookConflict[] } {
  const own = fieldsOf(mine);
  const other = fieldsOf(theirs);
  const old = fieldsOf(base);
  let look = theirs;
  const conflicts: LookConflict[] = [];
  for (const field of differences(base, mine)) {
    const [wanted, found] = [own.get(field), other.get(field)];
    if (isSame(wanted, found)) continue;
    if (isSame(found, old.get(field))) look = withField(look, field, wanted);
    else conflicts.push({ field, mine: wanted, theirs: found });
  }
  return { look, conflicts };
}
