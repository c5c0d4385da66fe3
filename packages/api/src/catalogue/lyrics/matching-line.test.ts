import { expect, it } from 'vitest';
import { matchingLine } from './matching-line.ts';

const text = 'Walk with me\nOver the bridge\nThe bridge is long\nTHE LONG, LONG bridge home';

it.each([
  ['the bridge', 'Over the bridge'],
  ['the bridge is', 'The bridge is long'],
  ['long bridge', 'THE LONG, LONG bridge home'],
  ['bridge is lo', 'The bridge is long'],
  ['me over', 'Over the bridge'],
  ['nothing of it', 'Walk with me'],
  ['me is home', 'THE LONG, LONG bridge home'],
])('"%s" means "%s"', (query, line) => {
  expect(matchingLine({ text, lines: null }, query)).toEqual({ line, start_ms: null });
});

it('tells where a synced line begins', () => {
  const lines = [
    { start_ms: 0, text: 'one' },
    { start_ms: 700, text: ' two ' },
  ];
  expect(matchingLine({ text: 'one\ntwo', lines }, 'TWO')).toEqual({ line: 'two', start_ms: 700 });
});
