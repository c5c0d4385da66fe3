import { line } from '@kantele/api/translate';

/** One line of the shortcut map. */
export interface ShortcutAction {
  /** In English. */
  words: string;
  /** Usual keys, in the grammar of keys.ts. */
  keys: string;
  group: keyof typeof shortcutGroups;
  /** Goes on while the key is held. */
  repeats?: true;
  /** Belongs to the rows of lists, which listen themselves while they have the focus; cannot be changed. */
  inRows?: true;
}

export const shortcutGroups = {
  playback: line('Playback'),
  views: line('Views'),
  navigation: line('Getting around'),
  rows: line('On a song in a list'),
} as const;

/** Everything keys do, by the name under which people’s own keys are kept. */
export const shortcutActions = {
  playPause: { words: line('Play or pause'), keys: 'Space', group: 'playback' },
  next: { words: line('Next track'), keys: 'j', group: 'playback' },
  previous: { words: line('Previous track'), keys: 'k', group: 'playback' },
  back: { words: line('Back 10 seconds'), keys: '[', group: 'playback', repeats: true },
  forward: { words: line('Forward 10 seconds'), keys: ']', group: 'playback', repeats: true },
  quieter: { words: line('Quieter'), keys: '-', group: 'playback', repeats: true },
  louder: { words: line('Louder'), keys: '=', group: 'playback', repeats: true },
  mute: { words: line('Mute'), keys: 'm', group: 'playback' },
  shuffle: { words: line('Shuffle'), keys: 's', group: 'playback' },
  repeat: { words: line('Repeat'), keys: 'r', group: 'playback' },
  queue: { words: line('Queue'), keys: 'q', group: 'views' },
  lyrics: { words: line('Lyrics'), keys: 'y', group: 'views' },
  nowPlaying: { words: line('Now playing'), keys: 'p', group: 'views' },
  fullPlayer: { words: line('Full screen player'), keys: 'f', group: 'views' },
  search: { words: line('Search'), keys: '/', group: 'navigation' },
  palette: { words: line('Command palette'), keys: 'Mod+k', group: 'navigation' },
  goHome: { words: line('Go home'), keys: 'g h', group: 'navigation' },
  goSearch: { words: line('Go to search'), keys: 'g s', group: 'navigation' },
  goSongs: { words: line('Go to all songs'), keys: 'g l', group: 'navigation' },
  shortcuts: { words: line('Keyboard shortcuts'), keys: '?', group: 'navigation' },
  rowPlay: { words: line('Play'), keys: 'Enter', group: 'rows', inRows: true },
  rowOpen: { words: line('Open its page'), keys: 'Shift+Enter', group: 'rows', inRows: true },
  rowNext: { words: line('Play next'), keys: 'n', group: 'rows', inRows: true },
  rowQueue: { words: line('Add to queue'), keys: 'a', group: 'rows', inRows: true },
} as const satisfies Record<string, ShortcutAction>;

export type ShortcutName = keyof typeof shortcutActions;

export const shortcutNames = Object.keys(shortcutActions) as ShortcutName[];

export const actionOf = (name: ShortcutName): ShortcutAction => shortcutActions[name];

/** Names of actions that act on the whole page and whose keys can be changed. */
export const globalNames = shortcutNames.filter((name) => !actionOf(name).inRows);
