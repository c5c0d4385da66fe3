import type { Db } from '@kantele/db';
import type { Actor } from '../../../core/actor.ts';
import { canSee } from '../policy.ts';
import { type LinkedPage, publicPages } from '../queries.ts';

export type { LinkedPage };

/** The published ones of the pages that something links to; all published ones without ids. */
export async function loadLinkedPages(db: Db, ids?: readonly number[]): Promise<LinkedPage[]> {
  return ids?.length === 0 ? [] : publicPages(db, ids);
}

/** Pages that the actor, who holds roles of these ids, may read, each with its path. */
export function readableLinks(actor: Actor, roleIds: readonly number[], pages: readonly LinkedPage[]) {
  return pages
    .filter((page) => canSee(actor, { ...page, is_theirs: page.role_ids.some((id) => roleIds.includes(id)) }))
    .map(({ id, title, slug }) => ({ id, title, path: `/pages/${slug}` }));
}
