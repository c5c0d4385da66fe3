import type { TrackSummary } from '@kantele/api/contract/tracks';
import { text } from '@kantele/ui/css/text.css';
import { PlayButton } from '@kantele/ui/PlayButton';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { kinds } from '../../../catalogue/registry.ts';
import { usePlayer, usePosition, useTrackState } from '../../../player/hooks.ts';
import { Seek } from '../../../player-ui/bar/Seek.tsx';
import { elapsed } from '../../../player-ui/words.ts';
import * as css from './lyrics-editor.css.ts';

/** Starts a track alone, or goes on with it. */
export function usePlayTrack(track: TrackSummary) {
  const player = usePlayer();
  const state = useTrackState(track.id);
  return {
    state,
    /** Plays, from a place when one is given. */
    play(fromMs?: number) {
      if (state === null) player.play([track], 0, kinds.track.plays.context(track));
      if (fromMs !== undefined) player.seek(fromMs);
      if (state !== null) player.resume();
    },
    pause: player.pause,
  };
}

/** The player of the site, for the track that is worked on. */
export function Transport({ track }: { track: TrackSummary }) {
  const t = useT();
  const { state, play, pause } = usePlayTrack(track);
  const playing = state === 'playing';
  return (
    <div className={css.transport}>
      <PlayButton
        label={playing ? t('Pause') : t('Play :name', { name: track.name })}
        playing={playing}
        tone="ink"
        size={44}
        isDisabled={track.status !== 'ready'}
        onPress={() => (playing ? pause() : play())}
      />
      {state === null ? (
        <p className={text({ style: 'small', tone: 'muted' })}>
          {track.status === 'ready' ? t('Not playing') : t('The file is still being processed.')}
        </p>
      ) : (
        <Place />
      )}
    </div>
  );
}

function Place() {
  const { positionMs, durationMs } = usePosition();
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <>
      <span className={css.clock}>{elapsed(dragged ?? positionMs)}</span>
      <Seek look="bar" onPreview={setDragged} className={css.seek} />
      <span className={css.clock}>{elapsed(durationMs)}</span>
    </>
  );
}
