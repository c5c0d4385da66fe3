export { Notice } from './bar/Notice.tsx';
export { MiniPlayer, PlayerBar } from './bar/PlayerBar.tsx';
export type { PlayContext, PlayerActions, Tracks } from './contract.ts';
export { contextName, recentLine } from './history/recent.ts';
export { type Recent, useRecent } from './history/useRecent.ts';
export { type Resume, useResume } from './history/useResume.ts';
export {
  useKnownTrack,
  usePlayer,
  usePlayerState,
  usePosition,
  usePreferences,
  useTrackState,
} from './hooks.ts';
export { PlayerProvider } from './PlayerProvider.tsx';
export { FullPlayerSlot, PanelSlot } from './panel/PanelSlot.tsx';
export type { Queue, QueueItem } from './queue/types.ts';
export { currentTrack, type PlayerState, type Position } from './state.ts';
