import type { Database } from '@kantele/db';
import type { Selectable } from 'kysely';
import { type Actor, can } from '../../core/actor.ts';

interface Seen {
  visibility: Selectable<Database['pages']>['visibility'];
  audience: Selectable<Database['pages']>['audience'];
  /** Whether the actor holds one of the roles it is for. */
  is_theirs: boolean;
}

/** Whether the actor may read a page: drafts are shown to nobody, whatever they may change. */
export function canSee(actor: Actor, page: Seen): boolean {
  if (page.visibility !== 'public') return false;
  if (page.audience === 'everybody') return true;
  if (actor.kind === 'guest') return false;
  return page.audience === 'signed_in' || page.is_theirs || can(actor, 'pages.manage');
}

/** Whether it is worth signing in to read a page. */
export function mayHelpToSignIn(actor: Actor, page: Seen): boolean {
  return actor.kind === 'guest' && page.visibility === 'public';
}
