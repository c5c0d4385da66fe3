import type { RuleSet } from '@kantele/api/playlist-rules';
import { text } from '@kantele/ui/css/text.css';
import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useLater } from '../../../app/useLater.ts';
import { Picture } from '../../../catalogue/artwork/Picture.tsx';
import { errorOf } from '../../../lib/api-error.ts';
import { countTracks } from '../../../lib/words.ts';
import * as css from './rules.css.ts';

/** More are not counted. */
const countedMost = 50_000;

/** What a rule finds while it is made: how many songs, and the first ten. */
export function RulePreview({ rules }: { rules: RuleSet }) {
  const t = useT();
  const wanted = useLater(JSON.stringify(rules));
  const preview = trpc.playlists.preview.useQuery(
    { rules: JSON.parse(wanted) },
    { placeholderData: keepPreviousData },
  );
  return (
    <section aria-label={t('Preview')} className={css.preview} aria-busy={preview.isFetching}>
      <p className={text({ style: 'strong' })} role="status">
        {preview.data ? countWords(preview.data.count) : t('Preview')}
      </p>
      {preview.error && !preview.data ? (
        <p>{t(errorOf(preview.error).message)}</p>
      ) : preview.data?.count === 0 ? (
        <p className={text({ style: 'small', tone: 'muted' })}>{t('No song fits the rule at the moment.')}</p>
      ) : preview.data ? (
        <ol className={css.found}>
          {preview.data.tracks.map((track) => (
            <li key={track.id} className={css.song}>
              <span className={css.songArt}>
                <Picture artwork={track.album.artwork} name={track.album.name} sizes="40px" />
              </span>
              <span className={css.songWords}>
                <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
                  {track.name}
                </span>
                <span className={text({ style: 'small', tone: 'muted', clamp: 1 })} dir="auto">
                  {track.artists.map(({ name }) => name).join(', ')}
                </span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton height={320} />
      )}
    </section>
  );

  function countWords(count: number | null): string {
    if (count === null) return t('Too broad to count');
    return count >= countedMost ? t('50,000 tracks or more') : countTracks(count, t);
  }
}
