import { describe, expect, it } from 'vitest';
import { recentMax } from './history/recent.ts';
import { album, makeTrack, makeTracks } from './testing/tracks.ts';
import { makeWorld, playing } from './testing/world.ts';

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
