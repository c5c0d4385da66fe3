import type { Playlist } from '@kantele/api/contract/playlists';
import { cx } from '@kantele/ui/cx';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { Mosaic } from './Mosaic.tsx';
import * as css from './PlaylistPage.css.ts';

const EditPlaylist = lazyPart(() => import('./EditPlaylist.tsx'));

/** The picture in the head of a playlist; pressed by those who may edit it, it lets them do so. */
export function PlaylistCover({ playlist }: { playlist: Playlist }) {
  const t = useT();
  const [edits, setEdits] = useState(false);
  const picture = <Mosaic artworks={playlist.artworks} name={playlist.name} sizes="176px" hero />;
  if (!playlist.abilities.edit) return <div className={css.art}>{picture}</div>;
  return (
    <>
      <button
        type="button"
        className={cx(css.art, css.editable)}
        aria-label={t('Edit playlist')}
        title={t('Edit playlist')}
        onClick={() => setEdits(true)}
      >
        {picture}
        <span className={css.pencil} aria-hidden="true">
          <Pencil size={16} />
        </span>
      </button>
      {edits && <EditPlaylist playlist={playlist} onClose={() => setEdits(false)} />}
    </>
  );
}
