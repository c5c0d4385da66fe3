import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { IconButton } from '@kantele/ui/IconButton';
import { RotateCcw } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { type FailedTrack, failureWords } from '../../player/failures.ts';
import { useKnownTrack, usePlayer, usePlayerObject, useStore } from '../../player/hooks.ts';
import * as shared from '../panel/shared.css.ts';
import * as css from './queue.css.ts';

/** Songs that were passed over because they could not be played, and why; nothing when there are none. */
export function Failures() {
  const t = useT();
  const failures = useStore(usePlayerObject().failures);
  const { clearFailures } = usePlayer();
  if (failures.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby="failed-tracks">
      <div className={cx(shared.bar, css.head)}>
        <h3 id="failed-tracks" className={cx(shared.heading, css.heading)}>
          {t('Could not be played')}
        </h3>
        <span className={css.headEnd}>
          <button type="button" className={cx(shared.action, css.clear)} onClick={clearFailures}>
            {t('Clear')}
          </button>
        </span>
      </div>
      <ul>
        {failures.map((failed) => (
          <Failed key={failed.trackId} failed={failed} />
        ))}
      </ul>
    </section>
  );
}

function Failed({ failed: { trackId, reason } }: { failed: FailedTrack }) {
  const t = useT();
  const { retryFailed } = usePlayer();
  const track = useKnownTrack(trackId);
  const name = track?.name ?? t('a song');
  return (
    <li className={css.saved}>
      <span className={css.words}>
        <span className={text({ style: 'row', clamp: 1 })} dir="auto">
          {name}
        </span>
        <span className={text({ style: 'meta', tone: 'muted' })}>{t(failureWords[reason])}</span>
      </span>
      <IconButton label={t('Retry :name', { name })} tooltip={false} onPress={() => retryFailed(trackId)}>
        <RotateCcw size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
