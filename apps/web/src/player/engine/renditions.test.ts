import { expect, it } from 'vitest';
import { chooseKind, mimeOf } from './renditions.ts';

const all = { renditions: ['original', 'aac_256', 'flac', 'opus_160', 'fallback'] as const };
const item = { renditions: [...all.renditions] };
const everything = () => true;

it('takes AAC, and FLAC only for who asked for it', () => {
  expect(chooseKind(item, 'auto', everything)).toBe('aac_256');
  expect(chooseKind(item, 'lossless', everything)).toBe('flac');
  expect(chooseKind({ renditions: ['aac_256'] }, 'lossless', everything)).toBe('aac_256');
});

it('takes the smallest where data is dear, if it is there', () => {
  expect(chooseKind({ renditions: ['aac_256', 'aac_96'] }, 'saver', everything)).toBe('aac_96');
  expect(chooseKind(item, 'saver', everything)).toBe('aac_256');
});

it('takes what the browser can append', () => {
  expect(chooseKind(item, 'lossless', (mime) => mime.includes('pus'))).toBe('opus_160');
  expect(chooseKind(item, 'auto', () => false)).toBeNull();
  expect(mimeOf('opus_160', (mime) => mime.includes('Opus'))).toBe('audio/mp4; codecs="Opus"');
  expect(mimeOf('flac', (mime) => mime.includes('fLaC'))).toBe('audio/mp4; codecs="fLaC"');
});

it('takes nothing of a track that is still being processed', () => {
  expect(chooseKind({ renditions: ['original'] }, 'auto', everything)).toBeNull();
});
