import { expect, it } from 'vitest';
import { createFront } from './front.ts';
import { createPlayer } from './player.ts';
import { album, makeTrack } from './testing/tracks.ts';

const tracks = [makeTrack(1), makeTrack(2), makeTrack(3)];

it('does what was asked for before its code had come, in order', () => {
  const front = createFront();
  const { actions, state } = front.view;
  actions.play(tracks, 0, album);
  actions.next();
  expect(state.get().queue.current).toBeNull();
  front.complete(createPlayer);
  expect(state.get()).toMatchObject({ playing: true, queue: { current: { trackId: 2 } } });
  actions.next();
  expect(state.get().queue.current?.trackId).toBe(3);
});

it('gives the same functions before and after', () => {
  const front = createFront();
  const { toggle } = front.view.actions;
  front.complete(createPlayer);
  expect(front.view.actions.toggle).toBe(toggle);
});

it('is completed once, however often the page asks', () => {
  const front = createFront();
  const player = front.complete(createPlayer);
  expect(front.complete(createPlayer)).toBe(player);
});
