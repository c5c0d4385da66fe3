import { expect, it } from 'vitest';
import { linesOfFile } from './import-file.ts';

it('reads exports and plain lists', () => {
  expect(linesOfFile('{"language":"de","name":"Deutsch","lines":{"Home":"Start"}}')).toEqual({
    Home: 'Start',
  });
  expect(linesOfFile('{"Home":"Start"}')).toEqual({ Home: 'Start' });
});

it('refuses what is no list', () => {
  for (const text of ['', 'Home=Start', '[1]', '"x"', 'null']) expect(linesOfFile(text)).toBeNull();
});
