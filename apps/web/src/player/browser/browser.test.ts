import { expect, it } from 'vitest';
import { emptyState } from '../state.ts';
import { makeTrack } from '../testing/tracks.ts';
import { metadataOf, positionStateOf } from './media-session.ts';
import { playingTitle } from './title.ts';

const track = makeTrack(1, { name: 'Lamp in the Window' });

it('puts track and artists into the title while playing only', () => {
  expect(playingTitle({ ...emptyState, track, playing: true })).toBe('▶ Lamp in the Window – Odile Varga');
  expect(playingTitle({ ...emptyState, track })).toBeNull();
  expect(playingTitle({ ...emptyState, playing: true })).toBeNull();
});

it('offers the system covers in three sizes', () => {
  const artwork = { hash: 'abc', color: '#123456', thumbhash: '' };
  const { artwork: covers } = metadataOf({ ...track, album: { ...track.album, artwork } });
  expect(covers?.map(({ src, sizes }) => [src, sizes])).toEqual([
    ['/images/abc/160.webp', '160x160'],
    ['/images/abc/320.webp', '320x320'],
    ['/images/abc/640.webp', '640x640'],
  ]);
  expect(metadataOf(track).artwork).toEqual([]);
});

it('never tells the system a position outside the track', () => {
  const at = (positionMs: number) => positionStateOf({ positionMs, durationMs: 60_000, bufferedMs: 0 }, 1);
  expect(at(61_000)?.position).toBe(60);
  expect(at(-5)?.position).toBe(0);
  expect(positionStateOf({ positionMs: 0, durationMs: 0, bufferedMs: 0 }, 1)).toBeNull();
});
