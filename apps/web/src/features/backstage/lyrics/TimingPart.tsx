import type { TrackSummary } from '@kantele/api/contract/tracks';
import { Button } from '@kantele/ui/Button';
import { cx } from '@kantele/ui/cx';
import { EmptyState } from '@kantele/ui/EmptyState';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { exactClock } from '../../../lib/durations.ts';
import { useExactPosition } from '../../../player/exact-position.ts';
import * as css from './lyrics-editor.css.ts';
import {
  allCleared,
  cleared,
  type DraftLine,
  firstOpen,
  hasTimes,
  neighbour,
  nudged,
  outOfOrder,
  timed,
} from './sync-draft.ts';
import { usePlayTrack } from './Transport.tsx';

/** Milliseconds a line is moved by at once. */
const nudgeMs = 100;

interface TimingPartProps {
  track: TrackSummary;
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
}

/** One press at the beginning of each line while the song plays. */
export function TimingPart({ track, lines, onChange }: TimingPartProps) {
  const t = useT();
  const exact = useExactPosition();
  const { state, play } = usePlayTrack(track);
  const [chosen, setChosen] = useState(() => firstOpen(lines));
  const at = lines[chosen] ? chosen : firstOpen(lines);
  const list = useRef<HTMLOListElement>(null);
  const wrong = outOfOrder(lines);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const line = lines[at];
  if (!line) {
    return <EmptyState title={t('No words yet')}>{t('Write or import the words first.')}</EmptyState>;
  }
  const end = track.duration ?? Number.MAX_SAFE_INTEGER;
  const go = (by: 1 | -1) => setChosen(neighbour(lines, at, by));
  const tap = () => {
    if (state === null) return play(0);
    onChange(timed(lines, at, Math.min(end, exact())));
    go(1);
  };
  const keys = new Map([
    ['ArrowUp', () => go(-1)],
    ['ArrowDown', () => go(1)],
    ['ArrowLeft', () => onChange(nudged(lines, at, -nudgeMs, end))],
    ['ArrowRight', () => onChange(nudged(lines, at, nudgeMs, end))],
  ]);
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    const act = keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const noTime = line.startMs === null;
  return (
    <div className={css.timing}>
      <div className={css.tapper}>
        {/* Space sets a time here and does not pause: the button keeps its keys. */}
        <Button
          variant="accent"
          size="large"
          wide
          data-records-keys=""
          isDisabled={track.status !== 'ready'}
          onPressStart={tap}
          onKeyDown={onKeyDown}
        >
          {state === null ? t('Start from the beginning') : t('Set the time of this line')}
        </Button>
        <p className={css.hint}>
          {t(
            'Space or Enter sets the time of the line; up and down choose a line, left and right move its time by a tenth of a second.',
          )}
        </p>
        <p className={css.now} dir="auto" aria-live="polite">
          {line.text}
        </p>
      </div>
      <fieldset className={css.tools} aria-label={t('This line')}>
        <Button size="small" isDisabled={noTime} onPress={() => play(line.startMs ?? 0)}>
          {t('Play from here')}
        </Button>
        <Button size="small" isDisabled={noTime} onPress={() => onChange(nudged(lines, at, -nudgeMs, end))}>
          {t('0.1 s earlier')}
        </Button>
        <Button size="small" isDisabled={noTime} onPress={() => onChange(nudged(lines, at, nudgeMs, end))}>
          {t('0.1 s later')}
        </Button>
        <Button size="small" isDisabled={noTime} onPress={() => onChange(cleared(lines, at))}>
          {t('Clear time')}
        </Button>
        <Button
          size="small"
          variant="danger"
          isDisabled={!hasTimes(lines)}
          onPress={() => {
            onChange(allCleared(lines));
            setChosen(-1);
          }}
        >
          {t('Clear all times')}
        </Button>
      </fieldset>
      <ol ref={list} className={css.lines} aria-label={t('Lines')}>
        {lines.map((one, index) => (
          <li key={`${index} ${one.text}`}>
            {one.text.trim() !== '' && (
              <button
                type="button"
                className={css.line}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <span className={cx(css.time, wrong.has(index) && css.wrong)}>
                  {one.startMs === null ? t('no time') : exactClock(one.startMs)}
                </span>
                <span className={css.lineText} dir="auto">
                  {one.text}
                </span>
                {wrong.has(index) && <span className={css.wrong}>{t('before the line above')}</span>}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
