import { beforeEach, describe, expect, it } from 'vitest';
import { album, makeTracks } from '../../player/testing/tracks.ts';
import { makeWorld } from '../../player/testing/world.ts';
import { createBoard } from './board.ts';

let world: ReturnType<typeof makeWorld>;
let board: ReturnType<typeof createBoard>;

/** Tracks 1–6 of an album from the first on, and 50–54 chosen by hand. */
beforeEach(() => {
  world = makeWorld();
  world.player.actions.play(makeTracks(6), 0, album);
  world.player.actions.addToQueue(makeTracks(5, 50));
  board = createBoard(world.player);
});

const tracks = (group: 'manual' | 'context') => board.groups()[group].map(({ trackId }) => trackId);
/** The id of the place a track stands in. */
const at = (trackId: number): number =>
  [...board.groups().manual, ...board.groups().context].find((item) => item.trackId === trackId)?.id ?? 0;

describe('menu commands', () => {
  it('move by one, to the top and to a number', () => {
    board.command(at(52), 'up');
    expect(tracks('manual')).toEqual([50, 52, 51, 53, 54]);
    board.command(at(50), 'down');
    expect(tracks('manual')).toEqual([52, 50, 51, 53, 54]);
    board.command(at(54), 'top');
    expect(tracks('manual')).toEqual([54, 52, 50, 51, 53]);
    board.moveTo(at(54), 4);
    expect(tracks('manual')).toEqual([52, 50, 51, 54, 53]);
    board.moveTo(at(52), 99);
    expect(tracks('manual')).toEqual([50, 51, 54, 53, 52]);
  });

  it('bring songs of the context into your queue', () => {
    board.command(at(3), 'queue');
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54, 3]);
    expect(tracks('context')).toEqual([2, 4, 5, 6]);
  });
});

describe('several chosen rows', () => {
  beforeEach(() => {
    board.select(at(50), 'only');
    board.select(at(52), 'also');
    board.select(at(54), 'also');
  });

  it('go together, in their order, and one Undo brings all back', () => {
    board.take(at(54), 'pointer');
    board.over({ group: 'context', index: 1 });
    board.drop();
    expect(tracks('manual')).toEqual([51, 53]);
    expect(tracks('context')).toEqual([2, 50, 52, 54, 3, 4, 5, 6]);
    expect(world.messages.map(({ message }) => message)).toEqual(['3 songs moved']);
    world.messages[0]?.press();
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54]);
    expect(tracks('context')).toEqual([2, 3, 4, 5, 6]);
  });

  it('stay when another one is taken', () => {
    board.take(at(53), 'pointer');
    board.over({ group: 'manual', index: 0 });
    board.drop();
    expect(tracks('manual')).toEqual([53, 50, 51, 52, 54]);
  });

  it('are removed together', () => {
    board.remove(at(52));
    expect(tracks('manual')).toEqual([51, 53]);
    expect(board.state.get().selected.size).toBe(0);
    expect(board.state.get().focusing?.id).toBe(at(53));
    world.messages[0]?.press();
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54]);
  });

  it('can be a range, over both groups', () => {
    board.select(at(53), 'only');
    board.select(at(3), 'range');
    expect(board.idsFor(at(3))).toEqual([53, 54, 2, 3].map(at));
  });

  it('dropped where they are change nothing and say nothing', () => {
    board.clearSelection();
    board.take(at(51), 'pointer');
    board.over({ group: 'manual', index: 2 });
    board.drop();
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54]);
    expect(world.messages).toEqual([]);
  });
});

describe('the keys', () => {
  it('lift, carry over the gap between the groups, and drop', () => {
    board.take(at(53), 'keys');
    board.step(1);
    expect(board.state.get().moving?.place).toEqual({ group: 'manual', index: 5 });
    board.step(1);
    expect(board.state.get().moving?.place).toEqual({ group: 'context', index: 0 });
    board.step(1);
    board.drop();
    expect(tracks('manual')).toEqual([50, 51, 52, 54]);
    expect(tracks('context')).toEqual([2, 53, 3, 4, 5, 6]);
    expect(board.state.get().news).toMatchObject({ what: 'moved', group: 'context', position: 2, length: 6 });
    expect(board.state.get().focusing).toEqual({ group: 'context', id: at(53), part: 'handle' });
  });

  it('carry back up as far as the top', () => {
    board.take(at(2), 'keys');
    for (let step = 0; step < 10; step += 1) board.step(-1);
    expect(board.state.get().moving?.place).toEqual({ group: 'manual', index: 0 });
    expect(board.state.get().news).toMatchObject({ what: 'over', position: 1, length: 6 });
    board.drop();
    expect(tracks('manual')).toEqual([2, 50, 51, 52, 53, 54]);
  });

  it('give up', () => {
    board.take(at(51), 'keys');
    board.step(1);
    board.cancel();
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54]);
    expect(board.state.get().news).toMatchObject({ what: 'cancelled', position: 2, length: 5 });
  });
});

it('takes tracks from elsewhere at the place under the pointer', () => {
  board.hover({ group: 'manual', index: 1 });
  board.dropTracks([70, 71]);
  expect(tracks('manual')).toEqual([50, 70, 71, 51, 52, 53, 54]);
  board.hover({ group: 'context', index: 5 });
  board.dropTracks([80]);
  expect(tracks('context')).toEqual([2, 3, 4, 5, 6, 80]);
});
