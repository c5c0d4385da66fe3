import type { OwnPlaylist } from '@kantele/api/contract/playlists';
import type { Translate } from '@kantele/api/translate';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { type InterfacePreferences, useInterface } from '../../app/interface-preferences.ts';
import { carriesTracks, tracksOf } from '../../catalogue/drag/drag.ts';
import { icon } from '../../catalogue/menus/groups.tsx';
import type { Command } from '../../catalogue/menus/menu-store.ts';
import { useMenuEvents } from '../../catalogue/menus/useMenuEvents.ts';
import { kinds } from '../../catalogue/registry.ts';
import { Mosaic } from '../../features/playlists/Mosaic.tsx';
import { useAddTracks } from '../../features/playlists/useAddTracks.ts';
import { countTracks } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { carriedPlaylist, carriesPlaylist, carryPlaylist } from './drag-playlist.ts';
import { RowWords } from './RowWords.tsx';
import * as css from './SidebarLists.css.ts';
import { useDrop } from './useDrop.ts';
import type { RowPlace } from './useRowPlaces.ts';

interface PlaylistRowProps {
  playlist: OwnPlaylist;
  pinned?: boolean;
  /** Where its list is in one's own order. */
  place?: RowPlace | undefined;
}

/** A playlist of one's library: it takes songs where one may put them in, and can be taken into a folder. */
export function PlaylistRow({ playlist, pinned, place }: PlaylistRowProps) {
  const t = useT();
  const { user } = useBoot().data;
  const { name, artworks, owner, may_add: mayAdd, tracks_count } = playlist;
  const isOthers = owner.id !== user?.id;
  const count = countTracks(tracks_count, t);
  const state = useContextState(kinds.playlist.path(playlist));
  const view = useInterface('sidebarView');
  const sizes = view === 'grid' ? '112px' : '40px';
  const showFailure = useShowFailure();
  const { add } = useAddTracks();
  const [gap, setGap] = useState<'before' | 'after' | null>(null);
  const { isOver, props } = useDrop({
    accepts: (event) => (mayAdd && carriesTracks(event)) || (place !== undefined && carriesPlaylist(event)),
    hover: (event) => setGap(carriesPlaylist(event) ? sideOf(event, view) : null),
    take: (event) => {
      const carried = carriedPlaylist(event);
      if (carried) return place?.put(carried, sideOf(event, view));
      const ids = tracksOf(event);
      if (ids.length > 0) add(playlist, ids).catch(showFailure);
    },
  });
  const menu = useMenuEvents((target) => {
    const home = target.closest('a');
    return home && { entity: { kind: 'playlist', thing: playlist, own: movesOf(place, t) }, home };
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey && { ArrowUp: place?.up, ArrowDown: place?.down }[event.key];
    if (!step) return menu.onKeyDown(event);
    event.preventDefault();
    step();
  };
  return (
    <li {...menu} onKeyDown={onKeyDown}>
      <Link
        {...kinds.playlist.link(playlist)}
        className={css.recentItem}
        data-playing={state ? '' : undefined}
        data-over={isOver && !gap ? '' : undefined}
        data-gap={isOver && gap ? gap : undefined}
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

/** On which side of a row something is held; tiles stand beside each other. */
function sideOf(
  { currentTarget, clientX, clientY }: DragEvent,
  view: InterfacePreferences['sidebarView'],
): 'before' | 'after' {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  if (view !== 'grid') return clientY < top + height / 2 ? 'before' : 'after';
  const isLeft = clientX < left + width / 2;
  return isLeft === (getComputedStyle(currentTarget).direction === 'ltr') ? 'before' : 'after';
}

/** The same by a menu. */
function movesOf(place: RowPlace | undefined, t: Translate): Command[] {
  const { up, down } = place ?? {};
  const moves: (Command | undefined)[] = [
    up && { id: 'up', words: t('Move up'), icon: icon(ArrowUp), run: up },
    down && { id: 'down', words: t('Move down'), icon: icon(ArrowDown), run: down },
  ];
  return moves.filter((move) => move !== undefined);
}
