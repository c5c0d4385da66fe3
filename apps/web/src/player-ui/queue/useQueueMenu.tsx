import { useRouter } from '@tanstack/react-router';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  Disc3,
  ListOrdered,
  ListPlus,
  Play,
  Trash2,
  User,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { useT } from '../../app/i18n.tsx';
import { groupsOf, icon } from '../../catalogue/menus/groups.tsx';
import { openMenu } from '../../catalogue/menus/menu-store.ts';
import { useMenuEvents } from '../../catalogue/menus/useMenuEvents.ts';
import { kinds } from '../../catalogue/registry.ts';
import { isPlayable } from '../../lib/words.ts';
import { usePlayer, usePlayerObject } from '../../player/hooks.ts';
import { useQueueSelection } from './useQueueSelection.ts';

/**
 * Events of the list for the menus of its rows: what can be done with a place in the queue; with all chosen ones, when
 * it is among them. The ⋯ of a row has `data-more`.
 */
export function useQueueMenu() {
  const entityOf = useEntityOf();
  const find = (target: Element) => {
    const row = target.closest<HTMLElement>('[data-item]');
    if (!row || target.closest('[data-handle]')) return null;
    const entity = entityOf(Number(row.dataset.item), row.dataset.group === 'manual' ? 'manual' : 'context');
    return entity && { entity, home: row };
  };
  const events = useMenuEvents(find);
  return {
    ...events,
    onClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-more]') : null;
      const found = button && find(button);
      if (found) openMenu({ ...found, at: button });
    },
  };
}

/** Makes the menu of a place, in groups: the queue, going somewhere, removing. What does not apply is left out. */
function useEntityOf() {
  const t = useT();
  const selection = useQueueSelection();
  const { playItem } = usePlayer();
  const { tracks } = usePlayerObject();
  const router = useRouter();
  return (id: number, group: 'manual' | 'context') => {
    const items = selection.groups()[group];
    const index = items.findIndex((item) => item.id === id);
    const track = tracks.get(items[index]?.trackId ?? -1);
    if (!track) return null;
    const count = selection.idsFor(id).length;
    const last = items.length - 1;
    const [artist] = track.artists;
    const groups = groupsOf([
      [
        isPlayable(track) && { id: 'play', words: t('Play'), icon: icon(Play), run: () => playItem(id) },
        index > 0 && {
          id: 'up',
          words: t('Move up'),
          icon: icon(ArrowUp),
          run: () => selection.command(id, 'up'),
        },
        index < last && {
          id: 'down',
          words: t('Move down'),
          icon: icon(ArrowDown),
          run: () => selection.command(id, 'down'),
        },
        index > 0 && {
          id: 'top',
          words: t('Move to top'),
          icon: icon(ArrowUpToLine),
          run: () => selection.command(id, 'top'),
        },
        last > 0 && {
          id: 'position',
          words: t('Move to position…'),
          icon: icon(ListOrdered),
          run: () => selection.ask(id),
        },
        group === 'context' && {
          id: 'queue',
          words: t('Move to your queue'),
          icon: icon(ListPlus),
          run: () => selection.command(id, 'queue'),
        },
      ],
      [
        artist && {
          id: 'artist',
          words: t('Go to artist'),
          icon: icon(User),
          run: () => void router.navigate(kinds.artist.link(artist)),
        },
        {
          id: 'album',
          words: t('Go to album'),
          icon: icon(Disc3),
          run: () => void router.navigate(kinds.album.link(track.album)),
        },
      ],
      [
        {
          id: 'remove',
          words: count > 1 ? t('Remove :count songs', { count }) : t('Remove from the queue'),
          icon: icon(Trash2),
          shortcut: 'Del',
          run: () => selection.remove(id),
        },
      ],
    ]);
    return { kind: 'own' as const, name: track.name, groups };
  };
}
