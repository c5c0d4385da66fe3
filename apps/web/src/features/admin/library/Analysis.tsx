import type { AudioOverview } from '@kantele/api/contract/streaming';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { Section } from '@kantele/ui/Section';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { roughLength } from '../../../lib/durations.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { AudioState } from './audio-search.ts';
import * as css from './library.css.ts';
import { useLibraryActions } from './use-library-actions.ts';

/** How far loudness, waveform and fingerprint of the files are. */
export function Analysis({ analysis }: { analysis: AudioOverview['analysis'] }) {
  const t = useT();
  const language = useLanguage();
  const { analyse, busy } = useLibraryActions();
  const { total, waiting, done, failed, damaged, waiting_ms, rate, estimate } = analysis;
  const over = total - waiting;
  const number = (value: number) => formatNumber(value, language);
  const list = (state: AudioState, words: string) => (
    <li key={state}>
      <Link to="/admin/library/audio" search={{ state }} className={linkStyle}>
        {words}
      </Link>
    </li>
  );
  return (
    <Section
      title={t('Analysis')}
      description={t('Measures loudness and draws the waveform of each file. Songs can be played meanwhile.')}
      aside={
        failed > 0 && (
          <Button size="small" pending={busy} onPress={() => void analyse({ state: 'failed' })}>
            {t('Analyse failed again')}
          </Button>
        )
      }
    >
      <div className={css.progress}>
        <p className={text({ style: 'strong', tabular: true })}>
          {waiting === 0 && total > 0
            ? t(':count file analysed|All :count files are analysed', { count: done })
            : t(':done of :total files', { done: number(over), total: number(total) })}
        </p>
        <ProgressLine label={t('Analysis')} value={total === 0 ? 0 : over / total} />
        {waiting > 0 && (
          <ul className={css.facts}>
            {waiting_ms > 0 && <li>{t(':length of music to go', { length: roughLength(waiting_ms, t) })}</li>}
            {rate !== null && <li>{t(':rate files a minute', { rate: number(Math.max(1, rate)) })}</li>}
            {estimate !== null && (
              <li>{t('about :time left', { time: roughLength(estimate * 1_000, t) })}</li>
            )}
          </ul>
        )}
        <ul className={css.facts}>
          {waiting > 0 && list('waiting', t(':count file waits|:count files wait', { count: waiting }))}
          {failed > 0 && list('failed', t(':count not analysed', { count: failed }))}
          {damaged > 0 && list('damaged', t(':count damaged', { count: damaged }))}
        </ul>
      </div>
    </Section>
  );
}
