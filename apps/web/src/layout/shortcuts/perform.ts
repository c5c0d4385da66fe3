import type { LikedType } from '@kantele/api/contract/likes';
import type { AnyRouter } from '@tanstack/react-router';
import type { ShortcutName } from '../../app/shortcuts/actions.ts';
import { openOverlay } from '../../app/shortcuts/overlay.ts';
import { toggleFullPlayer, togglePanelByKey } from '../../player/panel.ts';
import type { PlayerView } from '../../player/player-types.ts';

/** What actions act on. */
export interface Dependencies {
  player: PlayerView;
  router: AnyRouter;
  /** Likes a thing, or no longer. */
  toggleLike: (type: LikedType, id: number) => void;
}

/** Actions of the whole page; those of rows are done by the rows. */
export type GlobalName = Exclude<ShortcutName, 'rowPlay' | 'rowOpen' | 'rowNext' | 'rowQueue'>;

/** One step back or forward, in milliseconds, and of the volume slider (ux.md 1.8). */
const skipMs = 10_000;
const volumeStep = 0.05;

const perform: Record<GlobalName, (dependencies: Dependencies) => void> = {
  playPause: ({ player }) => player.actions.toggle(),
  next: ({ player }) => player.actions.next(),
  previous: ({ player }) => player.actions.previous(),
  back: ({ player }) => player.actions.skip(-skipMs),
  forward: ({ player }) => player.actions.skip(skipMs),
  quieter: ({ player }) => turn(player, -volumeStep),
  louder: ({ player }) => turn(player, volumeStep),
  mute: ({ player }) => player.actions.toggleMute(),
  shuffle: ({ player }) => player.actions.toggleShuffle(),
  repeat: ({ player }) => player.actions.cycleRepeat(),
  like({ player, toggleLike }) {
    const { current } = player.state.get().queue;
    if (current) toggleLike('tracks', current.trackId);
  },
  queue: () => togglePanelByKey('queue'),
  lyrics: () => togglePanelByKey('lyrics'),
  nowPlaying: () => togglePanelByKey('now'),
  fullPlayer: () => toggleFullPlayer(),
  search: focusSearch,
  palette: () => openOverlay('palette'),
  goHome: ({ router }) => void router.navigate({ to: '/' }),
  goSearch: ({ router }) => void router.navigate({ to: '/search' }),
  goSongs: ({ router }) => void router.navigate({ to: '/tracks' }),
  shortcuts: () => openOverlay('keys'),
};

/** Does what an action of the map says. */
export function performShortcut(name: GlobalName, dependencies: Dependencies): void {
  perform[name](dependencies);
}

export const isGlobal = (name: ShortcutName): name is GlobalName => name in perform;

function turn({ state, actions }: PlayerView, step: number): void {
  // Whole steps of a hundredth: otherwise 0.05 a hundred times is not 5.
  const volume = Math.round((state.get().volume + step) * 100) / 100;
  actions.setVolume(Math.min(1, Math.max(0, volume)));
}

/** The field of the page; where it is out of sight, as on phones, the search page. */
function focusSearch({ router }: Dependencies): void {
  const field = document.getElementById('search');
  if (!(field instanceof HTMLInputElement) || !field.checkVisibility())
    return void router.navigate({ to: '/search' });
  field.focus();
  field.select();
}
