import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';
import { tableSort } from '../parts/table-sort.ts';

type Input = inferRouterInputs<AppRouter>['users']['list'];

const userSorts = ['newest', 'oldest', 'name', 'name_desc', 'email', 'email_desc'] as const;
type UserSort = (typeof userSorts)[number];
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

/** Dates begin with the newest. */
export const userSort = tableSort<UserSort>(
  {
    registered: { ascending: 'oldest', descending: 'newest', first: 'descending' },
    name: { ascending: 'name', descending: 'name_desc' },
    email: { ascending: 'email', descending: 'email_desc' },
  },
  'newest',
);
