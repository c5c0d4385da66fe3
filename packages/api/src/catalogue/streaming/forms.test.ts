import { expect, it } from 'vitest';
import { formsOf } from './forms.ts';

it.each([
  ['mp3', 2, 'original original_mpeg original_mp4'],
  ['aac', 1, 'original original_mp4'],
  ['flac', 2, 'original original_mp4'],
  ['opus', null, 'original original_mp4 original_webm'],
  ['vorbis', 2, 'original original_webm'],
  ['alac', 2, 'original flac'],
  ['pcm', 2, 'original flac'],
  ['wavpack', 2, 'original flac'],
  ['dsd_lsbf', 2, 'original flac'],
  ['wmav2', 2, 'original flac'],
  // Browsers mix six channels down in ways of their own: one mix is made for all.
  ['flac', 6, 'original flac'],
  ['aac', 6, 'original flac'],
])('%s with %s channels can be had as %s', (codec, channels, forms) => {
  expect(formsOf({ codec, channels }, false).join(' ')).toBe(forms);
});

it.each([
  ['flac', 'original_mp4'],
  ['aac', 'original_mp4'],
  ['vorbis', 'original_webm'],
  ['mp3', 'flac'],
  ['opus', 'flac'],
  ['pcm', 'flac'],
])('a part of a file of %s can be had as %s, never as the file', (codec, forms) => {
  expect(formsOf({ codec, channels: 2 }, true).join(' ')).toBe(forms);
});
