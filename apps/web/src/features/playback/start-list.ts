import type { PlayContext, PlayerActions, Tracks } from '../../player/index.ts';

/** Ids of a list to play, and where in them it starts; −1 when the list has moved on without it. */
export interface Stretch {
  ids: readonly number[];
  index: number;
}

/**
 * Starts a list with what is known of it, so that it sounds at once, and gives the player all of it when its ids
 * have come. @throws whatever reading them throws; the first tracks play on.
 */
export async function startList(
  player: PlayerActions,
  context: PlayContext,
  known: { tracks: Tracks; index: number },
  all: () => Promise<Stretch>,
): Promise<void> {
  // What is filled must be the very context that was started, not one like it.
  const started = { ...context };
  player.play(known.tracks, known.index, started);
  const { ids, index } = await all();
  if (index >= 0) player.fill(ids, index, started);
}
