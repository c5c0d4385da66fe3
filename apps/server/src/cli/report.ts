import type { ImportRun, LibraryReport } from './types.ts';

const count = new Intl.NumberFormat('en');
/** A number with its word. */
export const many = (n: number, one: string, more = `${one}s`) =>
  `${count.format(n)} ${n === 1 ? one : more}`;

/** The totals of a run, then what did not come in, by reason, with what to do, and what was left out, by type. */
export function runLines(run: ImportRun): string[] {
  const { added, changed, unchanged, missing, failed, duplicates } = run;
  const doubled = duplicates > 0 ? `, duplicates ${duplicates}` : '';
  const lines = [
    `Added ${added}, changed ${changed}, unchanged ${unchanged}, missing ${missing}, failed ${failed}${doubled}.`,
  ];
  if (run.state === 'cancelled') lines.push('The import was stopped; what came in stays.');
  lines.push(...failureLines(groupByReason(run.failures), 'Not imported:'));
  lines.push(...failureLines(groupByReason(run.notices), 'Imported, but:'));
  lines.push(...leftOutLines(run.left_out));
  if (run.state === 'needs_confirmation') {
    lines.push('More than a tenth of this library is missing: nothing was marked.');
    lines.push(
      `If the files are really gone, confirm with POST /api/v1/imports/${run.id}/confirm as an admin.`,
    );
  }
  return lines;
}

/** The state of a library and everything that did not come in. */
export function libraryLines({ library, files, ...report }: LibraryReport): string[] {
  const last = library.last_import;
  const when = last?.finished_at
    ? `, last imported ${last.finished_at.slice(0, 16).replace('T', ' ')} UTC`
    : '';
  const lines = [
    `${library.name} (${library.path}): ${library.state.replace('_', ' ')}${when}`,
    [
      many(files.ok, 'file'),
      `${count.format(files.failed)} failed`,
      `${count.format(files.missing)} missing`,
      many(files.duplicates, 'duplicate'),
    ].join(', '),
  ];
  if (last?.error) lines.push(last.error);
  lines.push(...failureLines(report.failures, 'Not imported:'));
  lines.push(...failureLines(report.notices, 'Imported, but:'));
  lines.push(...leftOutLines(report.left_out));
  return lines;
}

interface Group {
  reason: string;
  advice: string;
  count: number;
  examples: readonly string[];
}

function groupByReason(failures: ImportRun['failures']): Group[] {
  const groups = new Map<string, Group & { examples: string[] }>();
  for (const { kind, reason, advice, path } of failures) {
    const key = `${kind}\n${reason}`;
    const group = groups.get(key) ?? { reason, advice, count: 0, examples: [] };
    group.count += 1;
    group.examples.push(path);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

const examplesShown = 20;

function failureLines(groups: readonly Group[], title: string): string[] {
  if (groups.length === 0) return [];
  return [
    title,
    ...groups.flatMap((group) => [
      `  ${many(group.count, 'file')}: ${group.reason}`,
      `    ${group.advice}`,
      ...group.examples.slice(0, examplesShown).map((path) => `    - ${printable(path)}`),
      ...(group.count > examplesShown && group.examples.length > examplesShown
        ? [`    … and ${count.format(group.count - examplesShown)} more`]
        : []),
    ]),
  ];
}

function leftOutLines(types: ImportRun['left_out']): string[] {
  if (types.length === 0) return [];
  const words = types.map(
    ({ extension, count: n }) => `${count.format(n)} ${extension ? `.${extension}` : 'without ending'}`,
  );
  return [`Skipped: not music (${words.join(', ')}).`];
}

/** Names of files may hold what a terminal would act on. */
function printable(path: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
  return path.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Bytes with a unit of 1,000s. */
export function size(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}
