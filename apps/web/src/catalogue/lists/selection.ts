/** Places from one to another, both counted in. */
export interface Range {
  from: number;
  to: number;
}

/**
 * Chosen rows of a list by their places, never by rows: of 100,000 rows few are loaded. Ranges are sorted and apart;
 * with `inverted` they are the exceptions from everything.
 */
export interface Selection {
  inverted: boolean;
  ranges: readonly Range[];
}

export const nothing: Selection = { inverted: false, ranges: [] };
export const everything: Selection = { inverted: true, ranges: [] };

export const only = (index: number): Selection => span(index, index);

/** Everything between two places, in whichever order they come. */
export const span = (one: number, other: number): Selection => ({
  inverted: false,
  ranges: [{ from: Math.min(one, other), to: Math.max(one, other) }],
});

export function isSelected({ inverted, ranges }: Selection, index: number): boolean {
  return ranges.some(({ from, to }) => from <= index && index <= to) !== inverted;
}

/** Takes a row in, or out when it is in. */
export function toggled(selection: Selection, index: number): Selection {
  const { inverted, ranges } = selection;
  const listed = ranges.some(({ from, to }) => from <= index && index <= to);
  return {
    inverted,
    ranges: listed ? without(ranges, index) : merged([...ranges, { from: index, to: index }]),
  };
}

/** Takes a range in, beside what is chosen already. */
export function withSpan(selection: Selection, one: number, other: number): Selection {
  const range = { from: Math.min(one, other), to: Math.max(one, other) };
  if (!selection.inverted) return { inverted: false, ranges: merged([...selection.ranges, range]) };
  const ranges = selection.ranges.flatMap(({ from, to }) => [
    ...(from < range.from ? [{ from, to: Math.min(to, range.from - 1) }] : []),
    ...(to > range.to ? [{ from: Math.max(from, range.to + 1), to }] : []),
  ]);
  return { inverted: true, ranges };
}

/** The chosen places of a list of `total` rows, in order. */
export function rangesOf({ inverted, ranges }: Selection, total: number): Range[] {
  if (!inverted) {
    return ranges
      .filter(({ from }) => from < total)
      .map(({ from, to }) => ({ from, to: Math.min(to, total - 1) }));
  }
  const found: Range[] = [];
  let next = 0;
  for (const { from, to } of ranges) {
    if (from > next) found.push({ from: next, to: from - 1 });
    next = to + 1;
  }
  if (next < total) found.push({ from: next, to: total - 1 });
  return found;
}

export const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** How many rows of a list of `total` are chosen. */
export const countOf = (selection: Selection, total: number): number => lengthOf(rangesOf(selection, total));

/**
 * Where rows come to stand that are put in front of a place: past those of them that are there themselves. Null when all
 * stay where they are.
 */
export function landingOf(ranges: readonly Range[], place: number): number | null {
  const to = ranges.find(({ from, to: last }) => from <= place && place <= last)?.to;
  const past = to === undefined ? place : to + 1;
  const [first] = ranges;
  return ranges.length === 1 && past === (first?.to ?? 0) + 1 ? null : past;
}

function without(ranges: readonly Range[], index: number): Range[] {
  return ranges.flatMap(({ from, to }) => {
    if (index < from || to < index) return [{ from, to }];
    return [
      ...(from < index ? [{ from, to: index - 1 }] : []),
      ...(index < to ? [{ from: index + 1, to }] : []),
    ];
  });
}

/** Sorted, and ranges that touch each other made one. */
function merged(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
    else found.push({ ...range });
  }
  return found;
}
