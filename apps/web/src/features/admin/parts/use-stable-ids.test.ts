import { expect, it } from 'vitest';
import { idsAfter } from './use-stable-ids.ts';

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
const before = { things: [a, b, c], ids: ['1', '2', '3'] };

it('what is moved or left keeps its id, also when something else goes', () => {
  expect(idsAfter(before, [c, a, b])).toEqual(['3', '1', '2']);
  expect(idsAfter(before, [a, c])).toEqual(['1', '3']);
});

it('what is changed where it stands keeps its id, and what comes gets one of its own', () => {
  expect(idsAfter(before, [a, { title: 'B' }, c])).toEqual(['1', '2', '3']);
  const [first, second, third, fourth] = idsAfter(before, [a, b, c, { title: 'd' }]);
  expect([first, second, third]).toEqual(['1', '2', '3']);
  expect(['1', '2', '3']).not.toContain(fourth);
});
