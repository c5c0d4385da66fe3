import { expect, it } from 'vitest';
import { readPreferences } from './stored/preferences.ts';
import { album, makeTrack } from './testing/tracks.ts';
import { makeWorld } from './testing/world.ts';

const loudAlbum = { ...makeTrack(1).album, loudness_integrated: -10, loudness_peak: -1 };
/** Tracks of one album, each as loud as its number says, in LUFS below −5. */
const song = (id: number, change = {}) =>
  makeTrack(id, { album: loudAlbum, loudness_integrated: -5 - id, loudness_peak: -2, ...change });

it('is the same from the first to the last track of an album that plays in order', () => {
  const world = makeWorld();
  world.player.actions.play([song(1), song(2), song(3)], 0, album);
  expect(world.loaded?.gainDb).toBe(-4);
  for (const id of [2, 3]) {
    world.finish();
    expect([world.loaded?.trackId, world.loaded?.gainDb]).toEqual([id, -4]);
  }
  expect(world.engineCalls.filter((call) => call.startsWith('gain'))).toEqual([]);
});

it('is each song’s own in a mix', () => {
  const world = makeWorld();
  const elsewhere = { ...loudAlbum, id: 2 };
  world.player.actions.play([song(1), song(2, { album: elsewhere }), song(3)], 0, album);
  expect(world.loaded?.gainDb).toBe(-8);
  world.finish();
  expect(world.loaded?.gainDb).toBe(-7);
});

it('does not change in the middle of a song, whatever is done to the queue', () => {
  const world = makeWorld();
  world.player.actions.play([song(1)], 0, album);
  world.listen(0, 10_000);
  world.player.actions.addToQueue([song(2)]);
  expect(world.engineCalls.filter((call) => call.startsWith('gain'))).toEqual([]);
});

it('is the album’s as soon as it is known that an album plays', () => {
  const world = makeWorld();
  world.player.actions.play([song(1)], 0, album);
  expect(world.loaded?.gainDb).toBe(-8);
  world.player.actions.addToQueue([song(2)]);
  expect(world.engineCalls.at(-1)).toBe('gain -4');
});

it('is what was chosen in an earlier release', () => {
  for (const loudness of ['off', 'track', 'album'] as const) {
    expect(readPreferences({ loudness, quality: 'auto' }).loudness).toBe(loudness);
  }
  expect(readPreferences({}).loudness).toBeNull();
});
