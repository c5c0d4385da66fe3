import { expect, it, vi } from 'vitest';
import { failuresKept } from './failures.ts';
import { askAgainMs, givenUpAfterMs, saidAfterMs } from './patience.ts';
import { album, makeTrack, makeTracks } from './testing/tracks.ts';
import { makeWorld, playing } from './testing/world.ts';
import { skipAfterMs } from './trouble.ts';

const shown = (world: ReturnType<typeof playing>) => world.player.state.get();
const fails = (world: ReturnType<typeof playing>) =>
  world.emit('error', { key: world.loaded?.key ?? 0, reason: 'missing' });

it('says after a second that there is no sound, until there is', () => {
  const world = playing();
  world.pass(saidAfterMs - 1);
  expect(shown(world).waiting).toBeNull();
  world.pass(1);
  expect(shown(world)).toMatchObject({ playing: true, waiting: 'sound' });
  world.listen(0, 1_000);
  expect(shown(world)).toMatchObject({ playing: true, buffering: false, waiting: null });
});

it('never plays for more than a second while the clock stands, whatever the engine believes', () => {
  const world = playing();
  world.listen(0, 5_000);
  world.pass(500);
  // News that the clock is where it was are no sound.
  world.emit('position', { positionMs: 5_000, durationMs: 180_000, bufferedMs: 60_000 });
  world.pass(saidAfterMs - 500);
  expect(shown(world)).toMatchObject({ buffering: true, waiting: 'sound' });
  world.emit('position', { positionMs: 5_250, durationMs: 180_000, bufferedMs: 60_000 });
  expect(shown(world)).toMatchObject({ buffering: false, waiting: null });
});

it('says nothing while it is paused, and nothing of a song that was given up', () => {
  const world = playing();
  world.player.actions.pause();
  world.pass(10_000);
  expect(shown(world).waiting).toBeNull();
  world.player.actions.resume();
  world.pass(saidAfterMs);
  fails(world);
  expect(shown(world)).toMatchObject({ failed: true, waiting: null });
});

it('asks again for a song the server did not tell of, and gives it up in the end', async () => {
  const fetchTracks = vi.fn(async () => Promise.reject(new Error('503')));
  const world = makeWorld({ fetchTracks });
  world.player.actions.play([7, 8], 0, album);
  await expect.poll(() => fetchTracks.mock.calls.length).toBe(1);
  world.pass(saidAfterMs);
  expect(shown(world)).toMatchObject({ playing: true, waiting: 'sound' });
  await expect.poll(() => fetchTracks.mock.calls.length).toBe(2);
  for (let ms = 0; ms < givenUpAfterMs; ms += askAgainMs) world.pass(askAgainMs);
  expect(shown(world)).toMatchObject({ failed: true, waiting: null });
});

it('says which song was skipped and lists it with the reason, until it has sounded', () => {
  const world = playing();
  fails(world);
  world.pass(skipAfterMs);
  expect(world.messages.at(-1)?.message).toBe('Can’t play “Track 1”, skipped');
  world.messages.at(-1)?.press();
  expect(world.engineCalls).toContain('failures shown');
  expect(world.player.failures.get()).toEqual([{ trackId: 1, reason: 'missing' }]);
  world.player.actions.retryFailed(1);
  expect([world.current, world.loaded?.trackId]).toEqual([1, 1]);
  world.listen(0, 1_000);
  expect(world.player.failures.get()).toEqual([]);
});

it('plays a song of the list that has left the queue', () => {
  const world = playing();
  fails(world);
  world.player.actions.play(makeTracks(2, 20), 0, album);
  world.player.actions.retryFailed(1);
  expect(world.current).toBe(1);
});

it('lists each song once, and not without end', () => {
  const world = playing(1);
  for (let id = 100; id < 200; id += 1) {
    world.player.actions.play([makeTrack(id % 60)], 0, album);
    fails(world);
  }
  const ids = world.player.failures.get().map(({ trackId }) => trackId);
  expect(ids).toHaveLength(failuresKept);
  expect(new Set(ids).size).toBe(failuresKept);
  world.player.actions.clearFailures();
  expect(world.player.failures.get()).toEqual([]);
});

it('stops at a limit of the plan, and says which one instead of skipping on', () => {
  const world = playing();
  world.emit('error', { key: world.loaded?.key ?? 0, reason: 'limited' });
  expect(shown(world)).toMatchObject({ failed: true, playing: false });
  expect(world.engineCalls.filter((call) => call.startsWith('limit of'))).toHaveLength(1);
  const { current } = shown(world).queue;
  world.pass(skipAfterMs * 2);
  expect(shown(world).queue.current).toEqual(current);
});
