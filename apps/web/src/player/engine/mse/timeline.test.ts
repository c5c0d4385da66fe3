import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fragmentFor, type Sound, secondsAtByte, Timeline } from './timeline.ts';

const rates = [8_000, 22_050, 32_000, 37_800, 44_100, 48_000, 88_200, 96_000, 192_000];

function sound(change: Partial<Sound> = {}): Sound {
  const { rate = 48_000, samples = 480_000, delay = 1_024 } = change;
  const size = 2 * rate;
  const fragments = Array.from({ length: Math.ceil((samples + delay + 4_096) / size) }, (_, index) => ({
    start: 700 + index * 1_000,
    end: 700 + (index + 1) * 1_000,
    t: index * size,
    d: size,
  }));
  return { rate, samples, delay, fragments, ...change };
}

describe('the timeline', () => {
  it('does not drift over ten thousand tracks of mixed rates', () => {
    // Exact fractions of a second over the least common multiple of all rates.
    const unit = 84_672_000n;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
        const timeline = new Timeline<number>();
        let random = seed;
        let exact = unit;
        let worst = 0;
        for (let index = 0; index < 10_000; index += 1) {
          // Park and Miller's generator: fixtures of any seed can be made again.
          random = (random * 48_271) % (2 ** 31 - 1);
          const rate = rates[random % rates.length] ?? 48_000;
          const samples = 1 + (random % 90_000_000);
          const one = { rate, samples, delay: 0, fragments: [] };
          const placed = index === 0 ? timeline.begin(index, one, 1) : timeline.append(index, one);
          const seconds = Number(exact / unit) + Number(exact % unit) / Number(unit);
          worst = Math.max(worst, Math.abs(placed.start - seconds));
          exact += (BigInt(samples) * unit) / BigInt(rate);
        }
        // A double tells a year to 4 ns: a thousandth of a sample.
        expect(worst).toBeLessThan(1e-8);
      }),
      { numRuns: 5 },
    );
  });

  it('begins every sound where the one before ends', () => {
    const timeline = new Timeline<string>();
    const a = timeline.begin('a', sound({ rate: 44_100, samples: 1_323_457 }), 1);
    const b = timeline.append('b', sound({ samples: 1_440_457, delay: 312 }));
    expect(b.start).toBe(a.end);
    expect(b.start).toBeCloseTo(1 + 1_323_457 / 44_100, 12);
  });

  it('knows what sounds at a time', () => {
    const timeline = new Timeline<number>();
    const placed = [timeline.begin(0, sound(), 5)];
    for (let index = 1; index < 50; index += 1) placed.push(timeline.append(index, sound()));
    fc.assert(
      fc.property(fc.double({ min: 5, max: 504.9, noNaN: true }), (time) => {
        const found = timeline.at(time);
        expect(found && found.start <= time && time < found.end).toBe(true);
      }),
    );
    expect(timeline.at(0)).toBe(placed[0]);
    expect(timeline.at(900)).toBe(placed[49]);
    expect(timeline.at(placed[7]?.start ?? 0)).toBe(placed[7]);
  });

  it('drops what is over and what will not come', () => {
    const timeline = new Timeline<string>();
    const a = timeline.begin('a', sound(), 1);
    const b = timeline.append('b', sound());
    timeline.append('c', sound());
    timeline.cutAfter(b);
    expect(timeline.after(b)).toBeNull();
    timeline.forgetBefore(b);
    expect(timeline.at(0)).toBe(b);
    expect(timeline.append('d', sound()).start).toBe(b.end);
    expect(b.start).toBe(a.end);
  });
});

describe('places in a sound', () => {
  it('begin with the fragment that holds what is 0.1 s before, so that 0.08 s before it has settled', () => {
    const one = sound({ samples: 4_800_000, delay: 312 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 99.99, noNaN: true }), (position) => {
        const fragment = one.fragments[fragmentFor(one, position)];
        const before = (seconds: number) => Math.max(0, (position - seconds) * one.rate + one.delay);
        expect(fragment && fragment.t <= before(0.08) && before(0.1) < fragment.t + fragment.d).toBe(true);
      }),
      // With a border between the two, and one right behind.
      { examples: [[8.08], [8.07]] },
    );
    expect(fragmentFor(one, 0)).toBe(0);
    expect(fragmentFor(one, 1_000)).toBe(one.fragments.length - 1);
  });

  it('are told by bytes', () => {
    const one = sound({ samples: 480_000, delay: 1_024 });
    expect(secondsAtByte(one, 700)).toBe(0);
    expect(secondsAtByte(one, 1_700)).toBeCloseTo(2 - 1_024 / 48_000, 12);
    expect(secondsAtByte(one, 1_699)).toBe(0);
    expect(secondsAtByte(one, 1e9)).toBe(10);
  });
});
