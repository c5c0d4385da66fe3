import type { Lyrics } from '@kantele/api/contract/lyrics';
import { Maximize2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useLine } from '../lyrics/useLine.ts';
import { useLyrics } from '../lyrics/useLyrics.ts';
import * as css from './phone.css.ts';

interface LyricsLinesProps {
  id: number;
  onOpen: () => void;
}

/** The line that is sung and the one after it; nothing for songs whose lyrics do not follow. */
export function LyricsLines({ id, onOpen }: LyricsLinesProps) {
  const lyrics = useLyrics(id);
  return lyrics?.lines?.length ? (
    <Lines lines={lyrics.lines} language={lyrics.language} onOpen={onOpen} />
  ) : null;
}

interface LinesProps {
  lines: NonNullable<Lyrics['lines']>;
  language: string | null;
  onOpen: () => void;
}

function Lines({ lines, language, onOpen }: LinesProps) {
  const t = useT();
  const line = useLine(lines);
  const at = useSyncExternalStore(line.subscribe, line.get, () => -1);
  return (
    <button type="button" className={css.excerpt} aria-label={t('Open lyrics')} onClick={onOpen}>
      <span className={css.excerptHead}>{t('Lyrics')}</span>
      <Maximize2 size={16} aria-hidden="true" className={css.excerptGlyph} />
      <span className={css.sung} dir="auto" lang={language ?? undefined}>
        {lines[at]?.text}
      </span>
      <span className={css.coming} dir="auto" lang={language ?? undefined}>
        {lines[at + 1]?.text}
      </span>
    </button>
  );
}
