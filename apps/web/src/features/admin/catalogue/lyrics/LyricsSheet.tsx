import { buttonStyle } from '@kantele/ui/Button.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { kinds } from '../../../../catalogue/registry.ts';
import { artistNames } from '../../../../lib/words.ts';
import { LyricsEditor } from '../../../backstage/lyrics/LyricsEditor.tsx';
import { badges, fields } from '../../parts/parts.css.ts';
import { RecordSheet } from '../../parts/RecordSheet.tsx';
import { SheetHead } from '../SheetHead.tsx';
import { LyricsBulk } from './LyricsBulk.tsx';
import type { LyricsSearch } from './lyrics-search.ts';

/** The lyrics of one track, beside the table they were opened from. */
export function LyricsSheet({ id, search }: { id: number; search: LyricsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const found = trpc.tracks.get.useQuery({ id });
  const lyrics = trpc.lyrics.get.useQuery({ track_id: id });
  const close = () => void navigate({ to: '/admin/lyrics', search, state: true, resetScroll: false });
  const track = found.data?.track;
  return (
    <RecordSheet
      id={id}
      title={track?.name ?? t('Lyrics')}
      missing={t('No such track')}
      failed={t('The lyrics could not be loaded')}
      query={found.error ? found : lyrics}
      onClose={close}
    >
      {track && lyrics.data ? (
        <div key={id} className={fields.stack}>
          <SheetHead facts={[artistNames(track.artists), track.album.name]} page={kinds.track.link(track)}>
            <Link
              to="/admin/tracks/$id"
              params={{ id: String(id) }}
              className={buttonStyle({ size: 'small', variant: 'outline' })}
            >
              {t('Track')}
            </Link>
          </SheetHead>
          <LyricsEditor track={track} saved={lyrics.data.lyrics} />
          {lyrics.data.lyrics && (
            <div className={badges}>
              <LyricsBulk trackIds={[id]} look="sheet" onDone={close} />
            </div>
          )}
        </div>
      ) : null}
    </RecordSheet>
  );
}
