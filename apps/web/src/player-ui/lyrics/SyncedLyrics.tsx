import { cx } from '@kantele/ui/cx';
import { LocateFixed } from 'lucide-react';
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { useT } from '../../app/i18n.tsx';
import type { Store } from '../../lib/store.ts';
import { usePlayer } from '../../player/hooks.ts';
import * as shared from '../panel/shared.css.ts';
import * as css from './lyrics.css.ts';
import { useFollow } from './useFollow.ts';
import { useLine } from './useLine.ts';

interface SyncedLyricsProps {
  lines: readonly { start_ms: number; text: string }[];
  language: string | null;
  className: string;
  footer: ReactNode;
}

/** Lines that follow the song. A press on one plays from there. */
export function SyncedLyrics({ lines, language, className, footer }: SyncedLyricsProps) {
  const t = useT();
  const line = useLine(lines);
  const { setScroller, following, resume } = useFollow(line);
  return (
    <>
      <div ref={setScroller} className={cx(shared.scroller, css.scroller, css.faded)}>
        <ol className={cx(css.lines, className)} lang={language ?? undefined}>
          {lines.map(({ start_ms, text }, index) => (
            <Line key={`${start_ms} ${index}`} index={index} startMs={start_ms} text={text} line={line} />
          ))}
        </ol>
        {footer}
      </div>
      {!following && (
        <button type="button" className={css.chip} onClick={resume}>
          <LocateFixed size={16} aria-hidden="true" />
          {t('Resume sync')}
        </button>
      )}
    </>
  );
}

interface LineProps {
  index: number;
  startMs: number;
  text: string;
  line: Store<number>;
}

const Line = memo(function Line({ index, startMs, text, line }: LineProps) {
  const { seek, resume } = usePlayer();
  const current = useSyncExternalStore(
    line.subscribe,
    () => line.get() === index,
    () => false,
  );
  // A pause between verses.
  if (!text.trim()) return <li className={css.rest} aria-current={current ? 'true' : undefined} />;
  return (
    <li>
      <button
        type="button"
        dir="auto"
        className={css.line}
        aria-current={current ? 'true' : undefined}
        onClick={() => {
          seek(startMs);
          resume();
        }}
      >
        {text}
      </button>
    </li>
  );
});
