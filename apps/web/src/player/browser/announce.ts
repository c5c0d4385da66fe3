import type { PlayerView } from '../player-types.ts';
import { currentTrack } from '../state.ts';

/**
 * Tells of every track that starts from now on, by name and artists. What plays already is known to the listener,
 * and so is one that was only paused.
 */
export function watchTracks(player: PlayerView, tell: (name: string, artists: string) => void): () => void {
  let told = player.state.get().queue.current?.id ?? null;
  return player.state.subscribe(() => {
    const state = player.state.get();
    const track = currentTrack(state);
    const { current } = state.queue;
    if (!state.playing || !track || !current || current.id === told) return;
    told = current.id;
    tell(track.name, track.artists.map(({ name }) => name).join(', '));
  });
}
