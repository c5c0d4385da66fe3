import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingSearch } from '../parts/paging.ts';

/** What the address of a role may say. */
export interface RoleSearch extends Paging {
  tab?: 'members';
}

export function roleSearch(search: Record<string, unknown>): RoleSearch {
  return { ...pagingSearch(search), ...oneOf('tab', ['members'] as const, search) };
}
