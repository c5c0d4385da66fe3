/** What says where in a list one is, or which window is open: no part of a view. */
const passing: ReadonlySet<string> = new Set(['cursor', 'page', 'per', 'invite']);

/** The query string of a saved view of a table: filters and order, not the place in the list. */
export function viewOf(search: object): string {
  const known = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || passing.has(name) ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(known).toString();
}

/** What a saved view says, as an address would; what of it still exists is for the address to judge. */
export function valuesOf(view: string): Record<string, string | number> {
  const found = [...new URLSearchParams(view)].filter(([name]) => !passing.has(name));
  return Object.fromEntries(
    found.map(([name, value]) => [name, String(Number(value)) === value ? Number(value) : value]),
  );
}
