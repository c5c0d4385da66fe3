import { expect, it } from 'vitest';
import { sourcesOf } from './source.ts';

it('takes what the server says every browser plays, and the file as it is when that fails', () => {
  expect(sourcesOf(7)).toEqual([
    '/api/v1/tracks/7/stream?rendition=auto',
    '/api/v1/tracks/7/stream?rendition=original',
  ]);
});
