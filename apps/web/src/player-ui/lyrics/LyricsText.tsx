import type { Lyrics } from '@kantele/api/contract/lyrics';
import { cx } from '@kantele/ui/cx';
import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import * as shared from '../panel/shared.css.ts';
import * as css from './lyrics.css.ts';
import { SyncedLyrics } from './SyncedLyrics.tsx';

interface LyricsTextProps {
  lyrics: Pick<Lyrics, 'language' | 'text' | 'lines'>;
  className: string;
  footer: ReactNode;
}

/** Lines that follow the song, or plain paragraphs. */
export function LyricsText({ lyrics, className, footer }: LyricsTextProps) {
  const t = useT();
  if (lyrics.lines?.length) {
    return (
      <SyncedLyrics lines={lyrics.lines} language={lyrics.language} className={className} footer={footer} />
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard
    <section className={cx(shared.scroller, css.scroller)} aria-label={t('Lyrics')} tabIndex={0}>
      <div className={cx(css.plain, className)} lang={lyrics.language ?? undefined}>
        {lyrics.text.split(/\n{2,}/).map((verse, index) => (
          <p key={`${index} ${verse}`} dir="auto" className={css.verse}>
            {verse}
          </p>
        ))}
      </div>
      {footer}
    </section>
  );
}
