import { type UserSort, type UsersSearch, userSorts, usersSearch } from './users-search.ts';

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
