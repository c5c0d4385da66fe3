import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { avatarUrl } from '../../identity/accounts/view.ts';
import * as queries from './queries.ts';

/** Whom one knows: those one follows, and one's followers. */
export { knows } from './queries.ts';

/** People the one who asks knows, by their names; `query` is a part of it, `without` ids of those who are left out. */
export async function knownPeople(
  ctx: Context,
  wanted: { query?: string | undefined; without: readonly number[]; limit: number },
) {
  const people = await queries.knownPeople(ctx.db, { userId: userOf(ctx.actor).id, ...wanted });
  return people.map(({ id, display_name, avatar }) => ({ id, display_name, avatar: avatarUrl(avatar) }));
}
