import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { createCaller } from './router.ts';

/** The site as a page asks it. */
export type Caller = ReturnType<typeof createCaller>;
/** What a page asks for, with a name for the test that looks at its queries. */
export type Visit = [string, (caller: Caller) => Promise<unknown>];

/** What pages ask for, of every domain: each has its own in `testing-visits.ts`. */
export async function allVisits(): Promise<Visit[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const own = files.filter((path) => path.endsWith('/testing-visits.ts')).sort();
  const found = own.map(async (path) => (await import(join(import.meta.dirname, path))).visits as Visit[]);
  return (await Promise.all(found)).flat();
}
