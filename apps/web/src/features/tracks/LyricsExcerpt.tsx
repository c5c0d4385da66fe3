import { text } from '@kantele/ui/css/text.css';
import { aboveTablet, linkStyle } from '@kantele/ui/css/utilities.css';
import { useT } from '../../app/i18n.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { trpc } from '../../app/trpc.ts';
import { useTrackState } from '../../player/hooks.ts';
import { showLyrics } from '../../player/panel.ts';
import * as css from './TrackPage.css.ts';

const few = 6;

/** The first lines of a song, and the others on demand; while it plays they can be followed beside the page. */
export function LyricsExcerpt({ id }: { id: number }) {
  const t = useT();
  const current = useTrackState(id) !== null;
  const [{ lyrics }] = trpc.lyrics.get.useSuspenseQuery({ track_id: id });
  if (!lyrics) return null;
  const lines = lyrics.lines?.map((line) => line.text) ?? lyrics.text.split('\n');
  const rest = lines.slice(few).join('\n').trim();
  const style = `${text({ style: 'lead' })} ${css.lines}`;
  return (
    <section className={css.lyrics} aria-labelledby="lyrics">
      <SectionHead id="lyrics" title={t('Lyrics')} level="h3" />
      <p className={style} dir="auto" lang={lyrics.language ?? undefined}>
        {lines.slice(0, few).join('\n')}
      </p>
      {rest && (
        <details>
          <summary className={css.summary}>{t('Full lyrics')}</summary>
          <p className={style} dir="auto" lang={lyrics.language ?? undefined}>
            {rest}
          </p>
        </details>
      )}
      {current && lyrics.lines && (
        <p className={aboveTablet}>
          <button type="button" className={linkStyle} onClick={showLyrics}>
            {t('Follow along')}
          </button>
        </p>
      )}
    </section>
  );
}
