import type { TrackSummary } from '@kantele/api/contract/tracks';
import { Button } from '@kantele/ui/Button';
import { useT } from '../../../app/i18n.tsx';
import { clock } from '../../../lib/durations.ts';
import { artistNames } from '../../../lib/words.ts';
import * as css from './review.css.ts';
import { SongWords } from './SongWords.tsx';

interface TrackChoiceProps {
  track: TrackSummary;
  busy?: boolean;
  /** What its button does; without it there is no button. */
  onChoose?: () => void;
}

/** A track that a song of a file is, or may be. */
export function TrackChoice({ track, busy = false, onChoose }: TrackChoiceProps) {
  const t = useT();
  const { name, artists, album, duration } = track;
  const facts = [artistNames(artists), album.name, ...(duration === null ? [] : [clock(duration)])];
  return (
    <div className={css.choice}>
      <SongWords name={name} facts={facts} clamp />
      {onChoose && (
        <Button
          size="small"
          isDisabled={busy}
          aria-label={t('Use :name from :album', { name, album: album.name })}
          onPress={onChoose}
        >
          {t('Use')}
        </Button>
      )}
    </div>
  );
}
