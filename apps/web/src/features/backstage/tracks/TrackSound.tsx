import type { Track } from '@kantele/api/contract/tracks';
import { text } from '@kantele/ui/css/text.css';
import { WaveformShape } from '@kantele/ui/Waveform';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { localeOf } from '../../../lib/dates.ts';
import { spokenDuration } from '../../../lib/durations.ts';
import { decodePeaks } from '../../../lib/peaks.ts';
import { loudnessWords } from './loudness.ts';
import * as css from './tracks.css.ts';

/** What the sound of a track is like: its shape, its length, and how loud services will play it. */
export function TrackSound({ track }: { track: Track }) {
  const t = useT();
  const language = useLanguage();
  const { data } = trpc.tracks.waveform.useQuery({ id: track.id });
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const { loudness_integrated: integrated, loudness_peak: peak, duration } = track;
  const facts =
    integrated === null
      ? [t('The loudness is not measured yet.')]
      : loudnessWords({ integrated, peak }, number, t);
  return (
    <section aria-label={t('Sound')} className={css.sound}>
      <p className={text({ style: 'strong' })}>{t('Sound')}</p>
      {data?.waveform && (
        <WaveformShape
          label={t('Waveform, :length', { length: spokenDuration(duration ?? 0, t) })}
          peaks={decodePeaks(data.waveform)}
          height={64}
          className={css.shape}
        />
      )}
      <ul className={css.facts}>
        {facts.map((fact) => (
          <li key={fact} className={text({ style: 'small', tone: 'muted' })}>
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}
