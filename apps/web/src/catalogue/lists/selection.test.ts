import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  everything,
  isSelected,
  landingOf,
  nothing,
  only,
  rangesOf,
  type Selection,
  span,
  toggled,
  withSpan,
} from './selection.ts';

const total = 40;
const place = fc.nat(total - 1);
type Step = ['toggle', number] | ['span', number, number] | ['all'] | ['only', number];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('toggle' as const), place),
  fc.tuple(fc.constant('span' as const), place, place),
  fc.tuple(fc.constant('all' as const)),
  fc.tuple(fc.constant('only' as const), place),
);
const places = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index);

/** The same steps on a plain set of places. */
function plainly(chosen: Set<number>, [kind, ...at]: Step): Set<number> {
  const [one = 0, other = 0] = at;
  if (kind === 'all') return new Set(places(0, total - 1));
  if (kind === 'only') return new Set([one]);
  if (kind === 'span') return new Set([...chosen, ...places(one, other)]);
  const next = new Set(chosen);
  if (!next.delete(one)) next.add(one);
  return next;
}
function take(selection: Selection, [kind, ...at]: Step): Selection {
  const [one = 0, other = 0] = at;
  if (kind === 'all') return everything;
  if (kind === 'only') return only(one);
  return kind === 'span' ? withSpan(selection, one, other) : toggled(selection, one);
}

describe('a selection', () => {
  it('holds what a set of all places would, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let selection = nothing;
        let chosen = new Set<number>();
        for (const next of steps) {
          selection = take(selection, next);
          chosen = plainly(chosen, next);
        }
        const sorted = [...chosen].sort((a, b) => a - b);
        expect(rangesOf(selection, total).flatMap(({ from, to }) => places(from, to))).toEqual(sorted);
        expect(countOf(selection, total)).toBe(chosen.size);
        for (const index of places(0, total - 1))
          expect(isSelected(selection, index)).toBe(chosen.has(index));
      }),
    );
  });

  it('of everything costs no more than its exceptions', () => {
    const most = toggled(toggled(everything, 7), 8);
    expect(most.ranges).toEqual([{ from: 7, to: 8 }]);
    expect(countOf(most, 100_000)).toBe(99_998);
  });

  it('never reaches beyond a list that has become shorter', () => {
    expect(rangesOf(span(5, 90), 10)).toEqual([{ from: 5, to: 9 }]);
    expect(countOf(only(90), 10)).toBe(0);
  });

  it('comes to stand past its own rows, and nowhere when all of them stay', () => {
    const apart = [
      { from: 1, to: 2 },
      { from: 5, to: 5 },
    ];
    const landings = places(0, 7).map((place) => landingOf(apart, place));
    expect(landings).toEqual([0, 3, 3, 3, 4, 6, 6, 7]);
    expect(places(0, 4).map((place) => landingOf([{ from: 1, to: 2 }], place))).toEqual([
      0,
      null,
      null,
      null,
      4,
    ]);
  });
});
