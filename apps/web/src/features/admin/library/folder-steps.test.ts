import { expect, it } from 'vitest';
import { stepsOf } from './folder-steps.ts';

const roots = [{ path: '/music' }, { path: 'D:\\music' }];

it('the way to a folder begins at the one at the top', () => {
  expect(stepsOf(null, roots)).toEqual([]);
  expect(stepsOf('/music', roots)).toEqual([{ name: '/music', path: '/music' }]);
  expect(stepsOf('/music/Jazz/Ayler', roots)).toEqual([
    { name: '/music', path: '/music' },
    { name: 'Jazz', path: '/music/Jazz' },
    { name: 'Ayler', path: '/music/Jazz/Ayler' },
  ]);
});

it('a folder that only begins like another lies in none', () => {
  expect(stepsOf('/musical', roots)).toEqual([{ name: '/musical', path: '/musical' }]);
});

it('paths of Windows are divided by their own sign', () => {
  expect(stepsOf('D:\\music\\Jazz', roots).map(({ path }) => path)).toEqual(['D:\\music', 'D:\\music\\Jazz']);
});
