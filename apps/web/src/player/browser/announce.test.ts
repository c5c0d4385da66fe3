import { expect, it } from 'vitest';
import { createPlayer } from '../player.ts';
import { album, makeTrack } from '../testing/tracks.ts';
import { watchTracks } from './announce.ts';

const tracks = [makeTrack(1, { name: 'Lamp in the Window' }), makeTrack(2, { name: 'What the Ice Kept' })];

function listen() {
  const player = createPlayer();
  const told: string[] = [];
  const stop = watchTracks(player, (name, artists) => void told.push(`${name} by ${artists}`));
  return { player, told, stop };
}

it('tells of a track when it starts, and of the next', () => {
  const { player, told } = listen();
  player.actions.play(tracks, 0, album);
  expect(told).toEqual(['Lamp in the Window by Odile Varga']);
  player.actions.next();
  expect(told).toEqual(['Lamp in the Window by Odile Varga', 'What the Ice Kept by Odile Varga']);
});

it('is silent about pauses, about what played before, and when it is over', () => {
  const { player, told, stop } = listen();
  player.actions.play(tracks, 0, album);
  player.actions.toggle();
  player.actions.toggle();
  expect(told).toHaveLength(1);
  const later: string[] = [];
  watchTracks(player, (name) => void later.push(name));
  player.actions.toggle();
  player.actions.toggle();
  expect(later).toEqual([]);
  stop();
  player.actions.next();
  expect(told).toHaveLength(1);
  expect(later).toEqual(['What the Ice Kept']);
});
