import type { Tracks } from '../../catalogue/lists/list-ids.ts';
import type { Stretch } from '../../catalogue/lists/track-source.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import type { PlayerActions } from '../contract.ts';

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
