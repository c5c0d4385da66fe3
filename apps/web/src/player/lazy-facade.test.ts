import { expect, it } from 'vitest';
import { createLazyFacade } from './lazy-facade.ts';
import { createPlayer } from './player.ts';
import { album, makeTrack } from './testing/tracks.ts';

const tracks = [makeTrack(1), makeTrack(2), makeTrack(3)];

it('does what was asked for before its code had come, in order', () => {
  const facade = createLazyFacade();
  const { actions, state } = facade.view;
  actions.play(tracks, 0, album);
  actions.next();
  expect(state.get().queue.current).toBeNull();
  facade.complete(createPlayer);
  expect(state.get()).toMatchObject({ playing: true, queue: { current: { trackId: 2 } } });
  actions.next();
  expect(state.get().queue.current?.trackId).toBe(3);
});

it('gives the same functions before and after', () => {
  const facade = createLazyFacade();
  const { toggle } = facade.view.actions;
  facade.complete(createPlayer);
  expect(facade.view.actions.toggle).toBe(toggle);
});

it('is completed once, however often the page asks', () => {
  const facade = createLazyFacade();
  const player = facade.complete(createPlayer);
  expect(facade.complete(createPlayer)).toBe(player);
});
