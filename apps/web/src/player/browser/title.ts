import type { Player } from '../player-types.ts';
import { currentTrack, type PlayerState } from '../state.ts';

/** What the tab says while something plays; null when the page's own title stands. */
export function playingTitle(state: PlayerState): string | null {
  const track = currentTrack(state);
  if (!track || !state.playing) return null;
  const artists = track.artists.map(({ name }) => name).join(', ');
  const title = artists ? `▶ ${track.name} – ${artists}` : `▶ ${track.name}`;
  // As the document would give it back; otherwise it could not be told from a title of the page.
  return title.replace(/\s+/g, ' ').trim();
}

/**
 * Shows the playing track in the document's title. The page's own title is whatever other code wrote there, so
 * pages need not know of the player.
 */
export function installTitle(player: Player, document: Document): () => void {
  let pageTitle = document.title;
  let shown: string | null = null;

  const show = () => {
    const wanted = playingTitle(player.state.get());
    if (wanted === null && shown === null) return;
    shown = wanted;
    const title = wanted ?? pageTitle;
    if (document.title !== title) document.title = title;
  };
  const notice = () => {
    if (document.title !== (shown ?? pageTitle)) pageTitle = document.title;
    show();
  };

  const observer = new MutationObserver(notice);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const stop = player.state.subscribe(show);
  show();
  return () => {
    observer.disconnect();
    stop();
    if (shown !== null) document.title = pageTitle;
  };
}
