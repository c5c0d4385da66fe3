import type { OwnPlaylist } from '@kantele/api/contract/playlists';
import { Link } from '@tanstack/react-router';
import { useBoot } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { useInterface } from '../../app/interface-preferences.ts';
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

/** A playlist of one's library: it takes songs where one may put them in, and can be taken into a folder. */
export function PlaylistRow({ playlist, pinned }: { playlist: OwnPlaylist; pinned?: boolean }) {
  const t = useT();
  const { user } = useBoot().data;
  const { name, artworks, owner, may_add: mayAdd, tracks_count } = playlist;
  const isOthers = owner.id !== user?.id;
  const count = countTracks(tracks_count, t);
  const state = useContextState(kinds.playlist.path(playlist));
  const sizes = useInterface('sidebarView') === 'grid' ? '112px' : '40px';
  const showFailure = useShowFailure();
  const { add } = useAddTracks();
  const { isOver, props } = useDrop({
    accepts: (event) => mayAdd && carriesTracks(event),
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
          <Mosaic artworks={artworks} name={name} sizes={sizes} />
        </span>
        <RowWords
          name={name}
          sub={isOthers ? `${owner.display_name} · ${count}` : count}
          state={state}
          pinned={pinned}
        />
      </Link>
    </li>
  );
}
