import type { TrackSummary } from '@kantele/api/contract/tracks';
import { text } from '@kantele/ui/css/text.css';
import { Waveform } from '@kantele/ui/Waveform';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { kinds } from '../../catalogue/registry.ts';
import { clock, spokenDuration } from '../../lib/durations.ts';
import { decodePeaks } from '../../lib/peaks.ts';
import { isPlayable } from '../../lib/words.ts';
import { usePlayer, usePosition, useTrackState } from '../../player/hooks.ts';
import * as css from './TrackPage.css.ts';

/** The shape of a track: seeks while it plays, and starts it there otherwise. */
export function TrackWaveform({ track, startMs }: { track: TrackSummary; startMs: number }) {
  const [{ waveform, duration }] = trpc.tracks.waveform.useSuspenseQuery({ id: track.id });
  const current = useTrackState(track.id) !== null;
  const length = duration ?? track.duration;
  if (!waveform || !length) return null;
  const shape = { track, peaks: decodePeaks(waveform), length };
  return (
    <div className={css.wave}>{current ? <LiveShape {...shape} /> : <Shape {...shape} at={startMs} />}</div>
  );
}

interface ShapeProps {
  track: TrackSummary;
  peaks: readonly number[];
  length: number;
}

/** Follows the player; rendered only while this is the track that plays. */
function LiveShape(props: ShapeProps) {
  const { positionMs } = usePosition();
  return <Shape {...props} at={positionMs} live />;
}

function Shape({ track, peaks, length, at, live = false }: ShapeProps & { at: number; live?: boolean }) {
  const t = useT();
  const player = usePlayer();
  const seconds = length / 1000;
  const words = (value: number) => spokenDuration(value * 1000, t);
  const commit = (value: number) => {
    if (!live) player.play([track], 0, kinds.track.plays.context(track));
    player.seek(Math.round(value * 1000));
  };
  return (
    <>
      <Waveform
        label={t('Seek in :name', { name: track.name })}
        peaks={peaks}
        value={at / 1000}
        duration={seconds}
        height={88}
        valueText={(value, detail) =>
          detail === 'full'
            ? t(':time of :length', { time: words(value), length: words(seconds) })
            : words(value)
        }
        formatTime={(value) => clock(value * 1000)}
        onCommit={commit}
        isDisabled={!isPlayable(track)}
      />
      <div className={`${css.times} ${text({ style: 'catalogue' })}`} aria-hidden="true" dir="ltr">
        <span>{clock(at)}</span>
        <span>{clock(length)}</span>
      </div>
    </>
  );
}
