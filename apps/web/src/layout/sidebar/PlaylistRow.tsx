import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import { Link } from '@tanstack/react-router';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { carriesTracks, tracksOf } from '../../catalogue/drag/drag.ts';
import { useMenuEvents } from '../../catalogue/menus/useMenuEvents.ts';
import { kinds } from '../../catalogue/registry.ts';
import { Mosaic } from '../../features/playlists/Mosaic.tsx';
import { useAddTracks } from '../../features/playlists/useAddTracks.ts';
import { countTracks } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { carryPlaylist } from './drag-playlist.ts';
import { RowWords } from './RowWords.tsx';
import * as css from './SidebarLists.css.ts';
import { useDrop } from './useDrop.ts';

/** A playlist of one's own: it takes songs when it is filled by hand, and can be taken into a folder. */
export function PlaylistRow({ playlist }: { playlist: PlaylistSummary }) {
  const t = useT();
  const { name, artworks, smart, tracks_count } = playlist;
  const state = useContextState(kinds.playlist.path(playlist));
  const showFailure = useShowFailure();
  const { add } = useAddTracks();
  const { isOver, props } = useDrop({
    accepts: (event) => !smart && carriesTracks(event),
    take: (event) => {
      const ids = tracksOf(event);
      if (ids.length > 0) add(playlist, ids).catch(showFailure);
    },
  });
  const menu = useMenuEvents((target) => {
    const home = target.closest('a');
    return home && { entity: { kind: 'playlist', thing: playlist }, home };
  });
  return (
    <li {...menu}>
      <Link
        {...kinds.playlist.link(playlist)}
        className={css.recentItem}
        data-playing={state ? '' : undefined}
        data-over={isOver ? '' : undefined}
        title={name}
        onDragStart={(event) => carryPlaylist(event, playlist)}
        {...props}
      >
        <span className={css.mosaic}>
          <Mosaic artworks={artworks} name={name} sizes="40px" />
        </span>
        <RowWords name={name} sub={countTracks(tracks_count, t)} state={state} />
      </Link>
    </li>
  );
}
