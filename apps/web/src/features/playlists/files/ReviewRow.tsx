import type { PlaylistEntry } from '@kantele/api/contract/playlists';
import { Button } from '@kantele/ui/Button';
import { useT } from '../../../app/i18n.tsx';
import { clock } from '../../../lib/durations.ts';
import * as css from './review.css.ts';
import { SongWords } from './SongWords.tsx';
import { TrackChoice } from './TrackChoice.tsx';

interface ReviewRowProps {
  entry: PlaylistEntry;
  busy: boolean;
  /** A track, or null for none of those that are offered. */
  onSettle: (trackId: number | null) => void;
  onFind: () => void;
}

/** A song as the file names it, and the tracks it is or may be. */
export function ReviewRow({ entry, busy, onSettle, onFind }: ReviewRowProps) {
  const t = useT();
  const { state, title, artist, album, duration, path, track, candidates } = entry;
  const name = title || path || t('A song without a title');
  const facts = [artist, album, duration === null ? '' : clock(duration)].filter(Boolean);
  return (
    <li className={css.row}>
      <SongWords name={name} facts={facts} />
      <div className={css.choices}>
        {track && <TrackChoice track={track} />}
        {candidates.map((candidate) => (
          <TrackChoice
            key={candidate.id}
            track={candidate}
            busy={busy}
            onChoose={() => onSettle(candidate.id)}
          />
        ))}
        <div className={css.buttons}>
          <Button
            size="small"
            isDisabled={busy}
            aria-label={state === 'found' ? t('Change :name', { name }) : t('Find :name', { name })}
            onPress={onFind}
          >
            {state === 'found' ? t('Change') : t('Find')}
          </Button>
          {state !== 'missing' && (
            <Button
              size="small"
              isDisabled={busy}
              aria-label={
                state === 'found' ? t('Not :name', { name }) : t('None of these is :name', { name })
              }
              onPress={() => onSettle(null)}
            >
              {state === 'found' ? t('Not this one') : t('None of these')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
