import type { TrackSummary } from '@kantele/api/contract/tracks';
import { describe, expect, it } from 'vitest';
import { album, makeTrack, makeTracks } from './testing/tracks.ts';
import { makeWorld, playing } from './testing/world.ts';
import { skipAfterMs } from './trouble.ts';

describe('playing', () => {
  it('says so at once, and that sound is still to come', () => {
    const { player, emit, engineCalls } = playing();
    expect(player.state.get()).toMatchObject({ playing: true, buffering: true });
    expect(engineCalls).toEqual(['load 1 at 0', 'play', 'started']);
    emit('state', { state: 'playing' });
    expect(player.state.get()).toMatchObject({ playing: true, buffering: false });
  });

  it('goes on by itself to the end of the context and stops there', () => {
    const world = playing(2);
    expect(world.next).toBe(2);
    world.finish();
    expect([world.current, world.next]).toEqual([2, null]);
    world.finish();
    expect(world.player.state.get()).toMatchObject({ playing: false, buffering: false });
    expect(world.player.position.get().positionMs).toBe(0);
    world.player.actions.toggle();
    expect(world.engineCalls.slice(-3)).toEqual(['load 2 at 0', 'play', 'started']);
  });

  it('follows changes of the queue without touching what plays', () => {
    const world = playing();
    world.player.actions.playNext([makeTrack(50)]);
    expect(world.next).toBe(50);
    world.player.actions.cycleRepeat();
    world.player.actions.cycleRepeat();
    expect(world.next).toBe(1);
    expect(world.engineCalls).toHaveLength(3);
  });

  it('pauses when the system or the browser does', () => {
    const { player, emit } = playing();
    emit('state', { state: 'paused' });
    expect(player.state.get().playing).toBe(false);
  });

  it('goes back to the start first, then to the track before', () => {
    const world = playing();
    world.player.actions.next();
    world.listen(0, 4_000);
    world.player.actions.previous();
    expect([world.current, world.engineCalls.at(-1)]).toEqual([2, 'seek 0']);
    world.player.actions.previous();
    expect(world.current).toBe(1);
  });

  it('turns tracks down by their loudness until that is switched off', () => {
    const world = makeWorld();
    world.player.actions.play([makeTrack(1, { loudness_integrated: -8, loudness_peak: -1 })], 0, album);
    expect(world.loaded?.gainDb).toBe(-6);
    world.player.actions.setPreferences({ loudness: 'off' });
    expect(world.engineCalls.at(-1)).toBe('gain 0');
  });

  it('says that your queue plays first, and offers to clear it with a way back', () => {
    const world = playing();
    world.player.actions.addToQueue(makeTracks(2, 50));
    world.player.actions.play(makeTracks(3, 20), 0, album);
    expect(world.messages.at(-1)?.message).toBe('Your queue (2) plays first');
    world.messages.at(-1)?.press();
    expect(world.player.state.get().queue.manual).toEqual([]);
    world.messages.at(-1)?.press();
    expect(world.player.state.get().queue.manual).toHaveLength(2);
  });

  it('remembers the level while muted', () => {
    const { player } = makeWorld();
    player.actions.setVolume(0.4);
    player.actions.toggleMute();
    expect(player.state.get()).toMatchObject({ volume: 0.4, muted: true });
    player.actions.toggleMute();
    expect(player.state.get()).toMatchObject({ volume: 0.4, muted: false });
  });

  it('has nothing to play when nothing is loaded', () => {
    const { player, engineCalls } = makeWorld();
    player.actions.toggle();
    player.actions.next();
    player.actions.previous();
    expect(player.state.get().playing).toBe(false);
    expect(engineCalls).not.toContain('play');
  });

  it('starts once the engine arrives when it was asked for before', () => {
    const { player, dependencies, engineCalls } = makeWorld({ connected: false });
    player.actions.play(makeTracks(2), 1, album);
    expect(engineCalls).toEqual([]);
    player.connect(dependencies);
    expect(engineCalls).toEqual(['load 2 at 0', 'play', 'started']);
  });
});

describe('tracks known by their ids only', () => {
  const fetching = () => {
    const answers: (() => void)[] = [];
    const fetchTracks = (ids: readonly number[]) =>
      new Promise<TrackSummary[]>((resolve) => {
        answers.push(() => resolve(ids.filter((id) => id < 90).map((id) => makeTrack(id))));
      });
    const world = makeWorld({ fetchTracks });
    /** Lets the server answer what was asked. */
    const answer = async () => {
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      for (const give of answers.splice(0)) give();
    };
    return { world, answer };
  };

  it('sound as soon as the server has told of them', async () => {
    const { world, answer } = fetching();
    world.player.actions.play([7, 8], 0, album);
    expect(world.player.state.get()).toMatchObject({ playing: true, buffering: true, track: null });
    await answer();
    await expect.poll(() => world.engineCalls).toContain('load 7 at 0');
    expect(world.player.state.get().track?.name).toBe('Track 7');
    expect(world.next).toBe(8);
  });

  it('are passed over when they are gone', async () => {
    const { world, answer } = fetching();
    world.player.actions.play([95, 8], 0, album);
    await answer();
    await expect.poll(() => world.player.state.get().failed).toBe(true);
    world.pass(skipAfterMs);
    expect([world.current, world.loaded?.trackId]).toEqual([8, 8]);
  });

  it('start with the one that is known, and get all others later', () => {
    const world = makeWorld();
    world.player.actions.play([makeTrack(3)], 0, album);
    world.player.actions.fill([1, 2, 3, 4, 5], 2, album);
    expect(world.player.state.get().queue.order.map(({ trackId }) => trackId)).toEqual([1, 2, 3, 4, 5]);
    expect(world.engineCalls).toEqual(['load 3 at 0', 'play', 'started']);
    world.player.actions.fill([9], 0, { ...album });
    expect(world.player.state.get().queue.order).toHaveLength(5);
  });
});

describe('crossfade', () => {
  const other = { id: 2, name: 'Open Water', slug: 'open-water', image: null, artwork: null };
  const elsewhere = { ...other, loudness_integrated: null, loudness_peak: null };

  it('is for tracks of different albums only', () => {
    const world = makeWorld();
    world.player.actions.setPreferences({ crossfade: 4 });
    world.player.actions.play([makeTrack(1), makeTrack(2), makeTrack(3, { album: elsewhere })], 0, album);
    expect(world.overlap).toBe(0);
    world.finish();
    expect(world.overlap).toBe(4);
  });
});

describe('taking out and moving', () => {
  it('offers a way back', () => {
    const world = playing(4);
    const upcoming = () =>
      world.player.state
        .get()
        .queue.order.slice(1)
        .map(({ trackId }) => trackId);
    const item = (index: number) => world.player.state.get().queue.order[index]?.id ?? 0;
    world.player.actions.removeItems([item(1), item(2)]);
    expect(upcoming()).toEqual([4]);
    world.messages.at(-1)?.press();
    expect(upcoming()).toEqual([2, 3, 4]);
    world.player.actions.moveItems([item(2), item(3)], { group: 'context', before: item(1) });
    expect(upcoming()).toEqual([3, 4, 2]);
    expect(world.next).toBe(3);
    world.messages.at(-1)?.press();
    expect(upcoming()).toEqual([2, 3, 4]);
  });
});

describe('a track that cannot be played', () => {
  const broken = () => {
    const world = playing();
    world.emit('error', { key: world.loaded?.key ?? 0, reason: 'missing' });
    return world;
  };

  it('is skipped after five seconds', () => {
    const world = broken();
    expect(world.player.state.get()).toMatchObject({ failed: true, playing: true });
    world.pass(skipAfterMs - 1);
    expect(world.current).toBe(1);
    world.pass(1);
    expect(world.current).toBe(2);
    expect(world.player.state.get().failed).toBe(false);
  });

  it('is tried again on request, from where it was, and then not skipped', () => {
    const world = broken();
    world.player.actions.retry();
    expect(world.engineCalls.slice(-3)).toEqual(['load 1 at 0', 'play', 'started']);
    world.pass(skipAfterMs);
    expect(world.current).toBe(1);
  });

  it('waits when playback is paused meanwhile', () => {
    const world = broken();
    world.player.actions.pause();
    world.pass(skipAfterMs);
    expect(world.current).toBe(1);
  });

  it('does not send the player round for ever', () => {
    const world = playing(3);
    world.player.actions.cycleRepeat();
    for (let round = 0; round < 30 && world.player.state.get().playing; round += 1) {
      world.emit('error', { key: world.loaded?.key ?? 0, reason: 'missing' });
      world.pass(skipAfterMs);
    }
    expect(world.player.state.get().playing).toBe(false);
  });
});
