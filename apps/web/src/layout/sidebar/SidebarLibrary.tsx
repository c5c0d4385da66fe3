import { FilterChips } from '@kantele/ui/Chip';
import { media } from '@kantele/ui/css';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import {
  type InterfacePreferences,
  interfacePreferences,
  useInterface,
} from '../../app/interface-preferences.ts';
import { carriesTracks } from '../../catalogue/drag/drag.ts';
import { useRecent } from '../../player/history/useRecent.ts';
import { useMedia } from '../../player-ui/bar/useMedia.ts';
import { OwnPlaylists } from './OwnPlaylists.tsx';
import { RecentList } from './RecentList.tsx';
import { FollowedArtists, LikedAlbums } from './SavedLists.tsx';
import * as css from './SidebarLists.css.ts';
import './SidebarViews.css.ts';

type List = InterfacePreferences['sidebarList'];

const contents = {
  recent: RecentList,
  playlists: OwnPlaylists,
  albums: LikedAlbums,
  artists: FollowedArtists,
} satisfies Record<List, () => ReactNode>;

/** What was played last on this device, and one's library; phones have no sidebar. */
export default function SidebarLibrary() {
  return useMedia(media.phone) ? null : <Lists />;
}

function Lists() {
  const t = useT();
  const hasRecent = useRecent().length > 0;
  const chosen = useInterface('sidebarList');
  const view = useInterface('sidebarView');
  // Where songs can be dropped is seen as long as some are dragged.
  const shown: List = useCarriesTracks() || (chosen === 'recent' && !hasRecent) ? 'playlists' : chosen;
  const lists = [
    ...(hasRecent ? [{ id: 'recent', label: t('Last played') } as const] : []),
    { id: 'playlists', label: t('Playlists') },
    { id: 'albums', label: t('Albums') },
    { id: 'artists', label: t('Artists') },
  ] as const;
  const Shown = contents[shown];
  return (
    <section className={css.library} data-view={view} aria-label={t('Your library')}>
      <div className={css.libraryHead}>
        <FilterChips
          label={t('Your library')}
          items={lists}
          value={shown}
          size={28}
          onChange={(id) => {
            const list = lists.find((one) => one.id === id);
            if (list) interfacePreferences.set({ sidebarList: list.id });
          }}
        />
      </div>
      <Shown />
    </section>
  );
}

/** Whether songs are dragged at the moment. */
function useCarriesTracks(): boolean {
  const [carries, setCarries] = useState(false);
  useEffect(() => {
    const begin = (event: DragEvent) => setCarries(carriesTracks(event));
    const end = () => setCarries(false);
    document.addEventListener('dragstart', begin);
    document.addEventListener('dragend', end);
    return () => {
      document.removeEventListener('dragstart', begin);
      document.removeEventListener('dragend', end);
    };
  }, []);
  return carries;
}
