import samples from './samples.json' with { type: 'json' };

/**
 * A call of a row as it went: recorded by the contract tests of the server (`rest-contract.test.ts`, `vitest -u`) with
 * ids, moments, names and secrets made the same each time.
 */
export interface Sample {
  params: Record<string, string | number>;
  query: Record<string, string>;
  body?: unknown;
  answer: unknown;
  /** What a wrong input is answered. */
  refused?: unknown;
}

const known: Record<string, Sample | undefined> = samples as Record<string, Sample>;

export function sampleOf(row: { method: string; path: string }): Sample | undefined {
  return known[`${row.method} ${row.path}`];
}
