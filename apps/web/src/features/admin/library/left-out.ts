import type { LibraryReport } from '@kantele/api/contract/imports';

type LeftOut = LibraryReport['left_out'][number];

/** Types of all folders together, the most frequent first, with at most five examples of each. */
export function leftOutByType(reports: readonly Pick<LibraryReport, 'left_out'>[]): LeftOut[] {
  const types = new Map<string, LeftOut>();
  for (const { extension, count, examples } of reports.flatMap(({ left_out }) => left_out)) {
    const known = types.get(extension);
    types.set(extension, {
      extension,
      count: (known?.count ?? 0) + count,
      examples: [...(known?.examples ?? []), ...examples].slice(0, 5),
    });
  }
  return [...types.values()].sort((a, b) => b.count - a.count || a.extension.localeCompare(b.extension));
}
