import { describe, expect, it } from 'vitest';
import { append, emptyQueue } from './queue/queue.ts';
import { persist, readSaved } from './stored/player.ts';
import { memoryStorage } from './stored/storage.ts';
import { readTaken, writeTaken } from './stored/taken.ts';
import { album, makeTrack, makeTracks } from './testing/tracks.ts';
import { makeWorld, playing } from './testing/world.ts';

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

  it('shows time and place of a song whose length only its sound has told', () => {
    const values = memoryStorage();
    const world = makeWorld();
    world.player.actions.play([makeTrack(1, { duration: null })], 0, album);
    const { flush } = persist(world.player, values, () => {});
    world.listen(0, 20_000);
    flush();
    const { player } = makeWorld();
    player.restore(readSaved(values));
    expect(player.position.get()).toMatchObject({ positionMs: 20_000, durationMs: 180_000 });
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
    await expect.poll(() => world.engineCalls).toContain('load 2 at 42000');
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
