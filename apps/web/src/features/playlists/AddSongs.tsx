import type { Playlist } from '@kantele/api/contract/playlists';
import type { TrackSummary } from '@kantele/api/contract/tracks';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useRun } from '../../app/use-run.ts';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { artistNames } from '../../lib/words.ts';
import * as css from './AddSongs.css.ts';
import { SongWords } from './files/SongWords.tsx';
import { TrackFinder } from './TrackFinder.tsx';
import { useAddTracks } from './useAddTracks.ts';

/** So many songs are shown of what is found. */
const shown = 8;

/** Looks for songs and puts them into a playlist, without leaving its page. */
export function AddSongs({ playlist }: { playlist: Playlist }) {
  const t = useT();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.section}>
      <h2 id={heading} className={text({ style: 'h3' })}>
        {t('Add songs')}
      </h2>
      <TrackFinder limit={shown}>{(track) => <Found playlist={playlist} track={track} />}</TrackFinder>
    </section>
  );
}

function Found({ playlist, track }: { playlist: Playlist; track: TrackSummary }) {
  const t = useT();
  const { add } = useAddTracks();
  const { busy, run } = useRun();
  const { id, name, artists, album } = track;
  return (
    <div className={css.song}>
      <Picture artwork={album.artwork} image={album.image} name={album.name} size={40} />
      <SongWords name={name} facts={[artistNames(artists), album.name]} clamp />
      <Button
        size="small"
        variant="outline"
        pending={busy}
        icon={<Plus size={16} aria-hidden="true" />}
        aria-label={t('Add :name', { name })}
        onPress={() => void run(() => add(playlist, [id]))}
      >
        {t('Add')}
      </Button>
    </div>
  );
}
