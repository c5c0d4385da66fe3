import { beforeEach, describe, expect, it } from 'vitest';
import { album, makeTracks } from '../../player/testing/tracks.ts';
import { makeWorld } from '../../player/testing/world.ts';
import { createQueueSelection } from './queue-selection.ts';

let world: ReturnType<typeof makeWorld>;
let selection: ReturnType<typeof createQueueSelection>;

/** Tracks 1–6 of an album from the first on, and 50–54 chosen by hand. */
beforeEach(() => {
  world = makeWorld();
  world.player.actions.play(makeTracks(6), 0, album);
  world.player.actions.addToQueue(makeTracks(5, 50));
  selection = createQueueSelection(world.player);
});

const tracks = (group: 'manual' | 'context') => selection.groups()[group].map(({ trackId }) => trackId);
/** The id of the place a track stands in. */
const at = (trackId: number): number =>
  [...selection.groups().manual, ...selection.groups().context].find((item) => item.trackId === trackId)
    ?.id ?? 0;

describe('menu commands', () => {
  it('move by one, to the top and to a number', () => {
    selection.command(at(52), 'up');
    expect(tracks('manual')).toEqual([50, 52, 51, 53, 54]);
    selection.command(at(50), 'down');
    expect(tracks('manual')).toEqual([52, 50, 51, 53, 54]);
    selection.command(at(54), 'top');
    expect(tracks('manual')).toEqual([54, 52, 50, 51, 53]);
    selection.moveTo(at(54), 4);
    expect(tracks('manual')).toEqual([52, 50, 51, 54, 53]);
    selection.moveTo(at(52), 99);
    expect(tracks('manual')).toEqual([50, 51, 54, 53, 52]);
  });

  it('bring songs of the context into your queue', () => {
    selection.command(at(3), 'queue');
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54, 3]);
    expect(tracks('context')).toEqual([2, 4, 5, 6]);
  });
});

describe('several chosen rows', () => {
  beforeEach(() => {
    selection.select(at(50), 'only');
    selection.select(at(52), 'also');
    selection.select(at(54), 'also');
  });

  it('go together, in their order, and one Undo brings all back', () => {
    selection.take(at(54), 'pointer');
    selection.over({ group: 'context', index: 1 });
    selection.drop();
    expect(tracks('manual')).toEqual([51, 53]);
    expect(tracks('context')).toEqual([2, 50, 52, 54, 3, 4, 5, 6]);
    expect(world.messages.map(({ message }) => message)).toEqual(['3 songs moved']);
    world.messages[0]?.press();
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54]);
    expect(tracks('context')).toEqual([2, 3, 4, 5, 6]);
  });

  it('stay when another one is taken', () => {
    selection.take(at(53), 'pointer');
    selection.over({ group: 'manual', index: 0 });
    selection.drop();
    expect(tracks('manual')).toEqual([53, 50, 51, 52, 54]);
  });

  it('are removed together', () => {
    selection.remove(at(52));
    expect(tracks('manual')).toEqual([51, 53]);
    expect(selection.state.get().selected.size).toBe(0);
    expect(selection.state.get().focusing?.id).toBe(at(53));
    world.messages[0]?.press();
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54]);
  });

  it('can be a range, over both groups', () => {
    selection.select(at(53), 'only');
    selection.select(at(3), 'range');
    expect(selection.idsFor(at(3))).toEqual([53, 54, 2, 3].map(at));
  });

  it('dropped where they are change nothing and say nothing', () => {
    selection.clearSelection();
    selection.take(at(51), 'pointer');
    selection.over({ group: 'manual', index: 2 });
    selection.drop();
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54]);
    expect(world.messages).toEqual([]);
  });
});

describe('the keys', () => {
  it('lift, carry over the gap between the groups, and drop', () => {
    selection.take(at(53), 'keys');
    selection.step(1);
    expect(selection.state.get().moving?.place).toEqual({ group: 'manual', index: 5 });
    selection.step(1);
    expect(selection.state.get().moving?.place).toEqual({ group: 'context', index: 0 });
    selection.step(1);
    selection.drop();
    expect(tracks('manual')).toEqual([50, 51, 52, 54]);
    expect(tracks('context')).toEqual([2, 53, 3, 4, 5, 6]);
    expect(selection.state.get().news).toMatchObject({
      what: 'moved',
      group: 'context',
      position: 2,
      length: 6,
    });
    expect(selection.state.get().focusing).toEqual({ group: 'context', id: at(53), part: 'handle' });
  });

  it('carry back up as far as the top', () => {
    selection.take(at(2), 'keys');
    for (let step = 0; step < 10; step += 1) selection.step(-1);
    expect(selection.state.get().moving?.place).toEqual({ group: 'manual', index: 0 });
    expect(selection.state.get().news).toMatchObject({ what: 'over', position: 1, length: 6 });
    selection.drop();
    expect(tracks('manual')).toEqual([2, 50, 51, 52, 53, 54]);
  });

  it('give up', () => {
    selection.take(at(51), 'keys');
    selection.step(1);
    selection.cancel();
    expect(tracks('manual')).toEqual([50, 51, 52, 53, 54]);
    expect(selection.state.get().news).toMatchObject({ what: 'cancelled', position: 2, length: 5 });
  });
});

it('takes tracks from elsewhere at the place under the pointer', () => {
  selection.hover({ group: 'manual', index: 1 });
  selection.dropTracks([70, 71]);
  expect(tracks('manual')).toEqual([50, 70, 71, 51, 52, 53, 54]);
  selection.hover({ group: 'context', index: 5 });
  selection.dropTracks([80]);
  expect(tracks('context')).toEqual([2, 3, 4, 5, 6, 80]);
});
