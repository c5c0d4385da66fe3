import { expect, it } from 'vitest';
import { sourcesOf } from './source.ts';

it('takes the file every browser plays, and the original when that one fails', () => {
  expect(sourcesOf({ trackId: 7, renditions: ['original', 'fallback'] })).toEqual([
    '/api/v1/tracks/7/stream?rendition=fallback',
    '/api/v1/tracks/7/stream?rendition=original',
  ]);
});

it('takes the original of a track that is still being processed', () => {
  expect(sourcesOf({ trackId: 7, renditions: ['original'] })).toEqual([
    '/api/v1/tracks/7/stream?rendition=original',
  ]);
});
