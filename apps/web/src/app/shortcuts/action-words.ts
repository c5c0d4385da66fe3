import { line } from '@kantele/api/translate';
import type { ShortcutAction, ShortcutName } from './actions.ts';

// Apart from the actions themselves: only the sheet and the palette say them.

/** Names of groups, in English. */
export const groupWords: Record<ShortcutAction['group'], string> = {
  playback: line('Playback'),
  views: line('Views'),
  navigation: line('Getting around'),
  rows: line('On a song in a list'),
};

/** What actions do, in English. */
export const actionWords: Record<ShortcutName, string> = {
  playPause: line('Play or pause'),
  next: line('Next track'),
  previous: line('Previous track'),
  back: line('Back 10 seconds'),
  forward: line('Forward 10 seconds'),
  quieter: line('Quieter'),
  louder: line('Louder'),
  mute: line('Mute'),
  shuffle: line('Shuffle'),
  repeat: line('Repeat'),
  like: line('Like what plays'),
  queue: line('Queue'),
  lyrics: line('Lyrics'),
  nowPlaying: line('Now playing'),
  fullPlayer: line('Full screen player'),
  search: line('Search'),
  palette: line('Command palette'),
  goHome: line('Go home'),
  goSearch: line('Go to search'),
  goSongs: line('Go to all songs'),
  shortcuts: line('Keyboard shortcuts'),
  rowPlay: line('Play'),
  rowOpen: line('Open its page'),
  rowNext: line('Play next'),
  rowQueue: line('Add to queue'),
};
