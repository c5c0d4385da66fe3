import type { TrackSummary } from '@kantele/api/contract/tracks';
import { describe, expect, it, vi } from 'vitest';
import { recentMax } from './history/recent.ts';
import { append, emptyQueue } from './queue/queue.ts';
import { skipAfterMs } from './sound.ts';
import { persist, readSaved } from './stored/player.ts';
import { memoryStorage } from './stored/storage.ts';
import { readTaken, writeTaken } from './stored/taken.ts';
import { album, makeTrack, makeTracks } from './testing/tracks.ts';
import { makeWorld } from './testing/world.ts';

function playing(count = 3) {
  const world = makeWorld();
  world.player.actions.play(makeTracks(count), 0, album);
  return world;
}

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
    const { player, surroundings, engineCalls } = makeWorld({ connected: false });
    player.actions.play(makeTracks(2), 1, album);
    expect(engineCalls).toEqual([]);
    player.connect(surroundings);
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
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
      for (const give of answers.splice(0)) give();
    };
    return { world, answer };
  };

  it('sound as soon as the server has told of them', async () => {
    const { world, answer } = fetching();
    world.player.actions.play([7, 8], 0, album);
    expect(world.player.state.get()).toMatchObject({ playing: true, buffering: true, track: null });
    await answer();
    await vi.waitFor(() => expect(world.engineCalls).toContain('load 7 at 0'));
    expect(world.player.state.get().track?.name).toBe('Track 7');
    expect(world.next).toBe(8);
  });

  it('are passed over when they are gone', async () => {
    const { world, answer } = fetching();
    world.player.actions.play([95, 8], 0, album);
    await answer();
    await vi.waitFor(() => expect(world.player.state.get().failed).toBe(true));
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

describe('what was heard', () => {
  it('is kept with what was heard last first, without what was passed over', () => {
    const world = playing(4);
    world.listen(0, 6_000);
    world.player.actions.next();
    world.listen(0, 2_000);
    world.player.actions.next();
    world.listen(0, 6_000);
    world.player.actions.next();
    expect(world.player.history.get().map(({ trackId }) => trackId)).toEqual([3, 1]);
  });
});

describe('a queue that is kept', () => {
  it('can be played again, and deleted with a way back', () => {
    const world = playing(3);
    world.player.actions.addToQueue([makeTrack(50)]);
    world.player.actions.saveQueue('Sunday');
    const [saved] = world.player.savedQueues.get();
    expect(saved).toMatchObject({ name: 'Sunday', trackIds: [1, 50, 2, 3] });
    const id = saved?.id ?? '';
    world.player.actions.playSaved(id);
    expect(world.player.state.get().queue.order.map(({ trackId }) => trackId)).toEqual([1, 50, 2, 3]);
    world.player.actions.deleteSaved(id);
    expect(world.player.savedQueues.get()).toEqual([]);
    world.messages.at(-1)?.press();
    expect(world.player.savedQueues.get()).toHaveLength(1);
  });
});

describe('another tab', () => {
  it('silences this one, which says so and can take over where that one stands', async () => {
    const there = playing(3);
    there.player.actions.next();
    there.listen(0, 42_000);
    const world = playing(2);
    world.player.setElsewhere(true);
    expect(world.player.state.get()).toMatchObject({ playing: false, elsewhere: true });
    const handed = readTaken(writeTaken(there.player));
    world.handOver(handed ?? {});
    world.player.actions.playHere();
    await vi.waitFor(() => expect(world.engineCalls).toContain('load 2 at 42000'));
    expect(world.player.state.get()).toMatchObject({ playing: true, elsewhere: false });
    expect(world.current).toBe(2);
  });

  it('leaves the stored queue to the tab that plays', () => {
    const values = memoryStorage();
    const world = playing(3);
    const { flush } = persist(world.player, values, () => {});
    flush();
    const before = values.getItem('kantele.player.queue');
    world.player.setElsewhere(true);
    world.player.actions.addToQueue([makeTrack(50)]);
    flush();
    expect(values.getItem('kantele.player.queue')).toBe(before);
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
    world.emit('error', { key: world.loaded?.key ?? 0 });
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
      world.emit('error', { key: world.loaded?.key ?? 0 });
      world.pass(skipAfterMs);
    }
    expect(world.player.state.get().playing).toBe(false);
  });
});

describe('play reports', () => {
  it('are sent once for each start, when enough was heard', () => {
    const world = playing();
    world.listen(0, 29_750);
    expect(world.reports).toEqual([]);
    world.listen(29_750, 90_000);
    expect(world.reports).toEqual([
      {
        id: 'play-1',
        track_id: 1,
        started_at: '2026-11-20T00:00:00.000Z',
        heard_ms: 30_000,
        context: { type: 'album', id: 1 },
      },
    ]);
  });

  it('leave out what was jumped over', () => {
    const world = playing();
    world.listen(0, 10_000);
    world.player.actions.seek(120_000);
    world.listen(120_000, 139_750);
    expect(world.reports).toEqual([]);
    world.listen(139_750, 140_000);
    expect(world.reports[0]?.heard_ms).toBe(30_000);
  });

  it('count a repeated track as another start', () => {
    const world = playing(1);
    world.player.actions.cycleRepeat();
    world.player.actions.cycleRepeat();
    world.listen(0, 40_000);
    world.finish();
    world.listen(0, 40_000);
    expect(world.reports.map(({ id }) => id)).toEqual(['play-1', 'play-2']);
  });

  it('go on with the same start after a pause', () => {
    const world = playing();
    world.listen(0, 20_000);
    world.player.actions.pause();
    world.pass(600_000);
    world.player.actions.resume();
    world.listen(20_000, 30_000);
    expect(world.reports.map(({ id }) => id)).toEqual(['play-1']);
  });
});

describe('a reload', () => {
  const storage = () => {
    const values = memoryStorage();
    const world = playing();
    const { flush } = persist(world.player, values, () => {});
    world.player.actions.setVolume(0.3);
    world.listen(0, 20_000);
    flush();
    return values;
  };

  it('brings everything back, silent', () => {
    const world = makeWorld();
    world.player.restore(readSaved(storage()));
    expect(world.player.state.get()).toMatchObject({ playing: false, volume: 0.3, muted: false });
    expect(world.current).toBe(1);
    expect(world.player.position.get()).toMatchObject({ positionMs: 20_000, durationMs: 180_000 });
    expect(world.player.recent.get()).toHaveLength(1);
    expect(world.engineCalls).toEqual([]);
    world.player.actions.resume();
    expect(world.engineCalls[0]).toBe('load 1 at 20000');
  });

  it('does not make two plays of one', () => {
    const world = makeWorld();
    world.player.restore(readSaved(storage()));
    world.player.actions.resume();
    world.listen(20_000, 29_750);
    expect(world.reports).toEqual([]);
    world.listen(29_750, 31_000);
    expect(world.reports).toMatchObject([{ started_at: '2026-11-20T00:00:00.000Z' }]);
  });

  it('keeps older contexts behind those of today', () => {
    const world = playing();
    const { player } = makeWorld();
    player.actions.play(makeTracks(1), 0, { ...album, path: '/album/2/x' });
    player.restore({ recent: [...world.player.recent.get()] });
    expect(player.recent.get().map(({ context }) => context.path)).toEqual(['/album/2/x', album.path]);
  });

  it('does not push aside what was started meanwhile', () => {
    const world = makeWorld();
    world.player.actions.play(makeTracks(2, 70), 0, album);
    world.player.restore({ queue: append(emptyQueue, [1]), positionMs: 5_000 });
    expect(world.current).toBe(70);
    expect(world.player.position.get().positionMs).toBe(0);
  });

  it('survives a storage full of nonsense', () => {
    const values = memoryStorage();
    for (const name of ['queue', 'progress', 'volume', 'recent']) {
      values.setItem(`kantele.player.${name}`, '{"volume":"loud","positionMs":null,"tracks":7}');
    }
    const world = makeWorld();
    world.player.restore(readSaved(values));
    expect(world.player.state.get()).toMatchObject({ volume: 1, queue: emptyQueue });
  });
});

it('remembers the last eight contexts, each once', () => {
  const { player } = makeWorld();
  for (let id = 0; id < 12; id += 1) {
    player.actions.play(makeTracks(1), 0, { ...album, id, path: `/album/${id % 10}/x` });
  }
  const paths = player.recent.get().map(({ context }) => context.path);
  expect(paths).toHaveLength(recentMax);
  expect(new Set(paths).size).toBe(recentMax);
  expect(paths[0]).toBe('/album/1/x');
});
