import type { TrackSummary } from '@kantele/api/contract/tracks';
import { siteAddress } from '@kantele/api/site-address';
import type { Player } from '../player-types.ts';
import { currentTrack, type Position } from '../state.ts';

/** Covers offered to the system, edge in pixels. */
const sizes = [160, 320, 640] as const;
/** The system is told the position this often, in milliseconds of playing. */
const positionStep = 5_000;
/** A step this large between two readings is a jump, in milliseconds. */
const leap = 1_500;
/** Skipping back and forth moves this far unless the system says otherwise, in seconds. */
const skipSeconds = 10;

/** What lock screens and media keys show of a track. */
export function metadataOf(track: TrackSummary): MediaMetadataInit {
  const hash = track.album.artwork?.hash;
  return {
    title: track.name,
    artist: track.artists.map(({ name }) => name).join(', '),
    album: track.album.name,
    artwork: hash
      ? sizes.map((size) => ({
          src: siteAddress(`/images/${hash}/${size}.webp`),
          sizes: `${size}x${size}`,
          type: 'image/webp',
        }))
      : [],
  };
}

/** Position for the system, in seconds; null while the length is unknown. Never outside the track. */
export function positionStateOf(
  { positionMs, durationMs }: Position,
  playbackRate: number,
): MediaPositionState | null {
  if (!(durationMs > 0)) return null;
  return {
    duration: durationMs / 1000,
    position: Math.min(Math.max(0, positionMs), durationMs) / 1000,
    playbackRate,
  };
}

/** Keeps the system's media controls up to date and obeys them. */
export function installMediaSession(player: Player): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const { mediaSession } = navigator;
  const { actions } = player;
  const skip = (seconds: number) => actions.skip(seconds * 1000);
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: actions.resume,
    pause: actions.pause,
    stop: actions.pause,
    previoustrack: actions.previous,
    nexttrack: actions.next,
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? skipSeconds)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? skipSeconds),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined && seekTime !== null) actions.seek(seekTime * 1000);
    },
  };
  const known: readonly MediaSessionAction[] = [
    'play',
    'pause',
    'stop',
    'previoustrack',
    'nexttrack',
    'seekbackward',
    'seekforward',
    'seekto',
  ];
  const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      mediaSession.setActionHandler(action, handler);
    } catch {
      // An action this browser does not know.
    }
  };
  for (const action of known) handle(action, handlers[action] ?? null);

  let track: TrackSummary | null = null;
  let told: Position | null = null;
  let seenMs = 0;
  const tellState = () => {
    const state = player.state.get();
    const now = currentTrack(state);
    if (now?.id !== track?.id) {
      track = now;
      told = null;
      mediaSession.metadata = now ? new MediaMetadata(metadataOf(now)) : null;
    }
    if (now) mediaSession.playbackState = state.playing ? 'playing' : 'paused';
    else mediaSession.playbackState = 'none';
    tellPosition();
  };
  const tellPosition = () => {
    const position = player.position.get();
    const { positionMs, durationMs } = position;
    const moved = positionMs - seenMs;
    seenMs = positionMs;
    const steady = moved >= 0 && moved < leap;
    if (steady && told?.durationMs === durationMs && positionMs - told.positionMs < positionStep) return;
    const state = positionStateOf(position, player.preferences.get().rate);
    if (!state) return;
    told = position;
    mediaSession.setPositionState?.(state);
  };
  const tellAnew = () => {
    told = null;
    tellPosition();
  };
  const stops = [
    player.state.subscribe(tellState),
    player.position.subscribe(tellPosition),
    player.preferences.subscribe(tellAnew),
  ];
  tellState();
  return () => {
    for (const stop of stops) stop();
    for (const action of known) handle(action, null);
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
  };
}
