/** One line of the shortcut map. */
export interface ShortcutAction {
  /** Usual keys, in the grammar of keys.ts. */
  keys: string;
  group: 'playback' | 'views' | 'navigation' | 'rows';
  /** Goes on while the key is held. */
  repeats?: true;
  /** Belongs to the rows of lists, which listen themselves while they have the focus; cannot be changed. */
  inRows?: true;
}

/** Everything keys do, by the name under which people’s own keys are kept. */
export const shortcutActions = {
  playPause: { keys: 'Space', group: 'playback' },
  next: { keys: 'j', group: 'playback' },
  previous: { keys: 'k', group: 'playback' },
  back: { keys: '[', group: 'playback', repeats: true },
  forward: { keys: ']', group: 'playback', repeats: true },
  quieter: { keys: '-', group: 'playback', repeats: true },
  louder: { keys: '=', group: 'playback', repeats: true },
  mute: { keys: 'm', group: 'playback' },
  shuffle: { keys: 's', group: 'playback' },
  repeat: { keys: 'r', group: 'playback' },
  like: { keys: 'l', group: 'playback' },
  queue: { keys: 'q', group: 'views' },
  lyrics: { keys: 'y', group: 'views' },
  nowPlaying: { keys: 'p', group: 'views' },
  fullPlayer: { keys: 'f', group: 'views' },
  search: { keys: '/', group: 'navigation' },
  palette: { keys: 'Mod+k', group: 'navigation' },
  goHome: { keys: 'g h', group: 'navigation' },
  goSearch: { keys: 'g s', group: 'navigation' },
  goSongs: { keys: 'g l', group: 'navigation' },
  shortcuts: { keys: '?', group: 'navigation' },
  rowPlay: { keys: 'Enter', group: 'rows', inRows: true },
  rowOpen: { keys: 'Shift+Enter', group: 'rows', inRows: true },
  rowNext: { keys: 'n', group: 'rows', inRows: true },
  rowQueue: { keys: 'a', group: 'rows', inRows: true },
} as const satisfies Record<string, ShortcutAction>;

export type ShortcutName = keyof typeof shortcutActions;

export const shortcutNames = Object.keys(shortcutActions) as ShortcutName[];

export const actionOf = (name: ShortcutName): ShortcutAction => shortcutActions[name];

/** Names of actions that act on the whole page and whose keys can be changed. */
export const globalNames = shortcutNames.filter((name) => !actionOf(name).inRows);
