import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

type Input = inferRouterInputs<AppRouter>['users']['list'];

export const userSorts = ['newest', 'oldest', 'name', 'name_desc', 'email', 'email_desc'] as const;
export type UserSort = (typeof userSorts)[number];
const answers = ['yes', 'no'] as const;
type Answer = (typeof answers)[number];

/** What the address of the table of users may say. */
export interface UsersSearch extends Paging {
  /** The form of an invitation is open. */
  invite?: true;
  q?: string;
  role?: number;
  verified?: Answer;
  suspended?: Answer;
  /** Registered at or after this day. */
  from?: string;
  sort?: UserSort;
}

export function usersSearch(search: Record<string, unknown>): UsersSearch {
  const { q, role, from } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  const isDay =
    typeof from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(from) && !Number.isNaN(Date.parse(from));
  return {
    ...pagingSearch(search),
    invite: search.invite === true ? true : undefined,
    ...oneOf('sort', userSorts, search),
    ...oneOf('verified', answers, search),
    ...oneOf('suspended', answers, search),
    q: words && words.length <= 255 ? words : undefined,
    role: typeof role === 'number' && Number.isSafeInteger(role) && role > 0 ? role : undefined,
    from: isDay ? from : undefined,
  };
}

/** The same as input of the list. */
export function usersInput({
  q,
  role,
  verified,
  suspended,
  from,
  sort,
  invite: _,
  ...paging
}: UsersSearch): Input {
  return {
    ...pagingInput(paging),
    ...(sort ? { orderBy: sort } : {}),
    ...(q ? { query: q } : {}),
    ...(role ? { role_id: role } : {}),
    ...(verified ? { verified: verified === 'yes' } : {}),
    ...(suspended ? { suspended: suspended === 'yes' } : {}),
    ...(from ? { created_from: from } : {}),
  };
}

/** Whether the list is narrowed down, so that an empty result is not taken for an empty list. */
export function isFiltered({ q, role, verified, suspended, from }: UsersSearch): boolean {
  return Boolean(q || role || verified || suspended || from);
}

/** The query string of a saved view: filters and order, not the place in the list. */
export function viewOf({ q, role, verified, suspended, from, sort }: UsersSearch): string {
  const values = { q, role, verified, suspended, from, sort };
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(known).toString();
}

/** What a saved view says; parts of it that no longer exist are left out. */
export function searchOf(view: string): UsersSearch {
  const { role, ...rest } = Object.fromEntries(new URLSearchParams(view));
  return usersSearch({ ...rest, role: role ? Number(role) : undefined });
}

const columnOf: Record<UserSort, { column: string; direction: 'ascending' | 'descending' }> = {
  newest: { column: 'registered', direction: 'descending' },
  oldest: { column: 'registered', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
  name_desc: { column: 'name', direction: 'descending' },
  email: { column: 'email', direction: 'ascending' },
  email_desc: { column: 'email', direction: 'descending' },
};

/** An order as a table shows it. */
export const sortShown = (sort: UserSort = 'newest') => columnOf[sort];

/** The order a press on a column asks for. Dates begin with the newest. */
export function sortChosen({ column, direction }: { column: string; direction: string }, before?: UserSort) {
  const wanted = userSorts.find((sort) => {
    const known = columnOf[sort];
    return known.column === column && known.direction === direction;
  });
  const comesToDates = column === 'registered' && columnOf[before ?? 'newest'].column !== 'registered';
  const sort = comesToDates ? 'newest' : wanted;
  return sort === 'newest' ? undefined : sort;
}
