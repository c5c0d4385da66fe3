import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

/** What the address of the activity may say. */
export interface ActivitySearch extends Paging {
  /** Id of the one who did it. */
  actor?: number;
  action?: string;
}

export function activitySearch(search: Record<string, unknown>): ActivitySearch {
  const { actor, action } = search;
  return {
    ...pagingSearch(search),
    actor: typeof actor === 'number' && Number.isSafeInteger(actor) && actor > 0 ? actor : undefined,
    action: typeof action === 'string' && /^[a-z_]+\.[a-z_]+$/.test(action) ? action.slice(0, 60) : undefined,
  };
}

export function activityInput({ actor, action, ...paging }: ActivitySearch) {
  return { ...pagingInput(paging), ...(actor ? { actor_id: actor } : {}), ...(action ? { action } : {}) };
}
