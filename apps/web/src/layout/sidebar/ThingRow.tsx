import { Link } from '@tanstack/react-router';
import { Picture, type PictureProps } from '../../catalogue/artwork/Picture.tsx';
import type { ThingEntity } from '../../catalogue/menus/menu-store.ts';
import { useMenuEvents } from '../../catalogue/menus/useMenuEvents.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { RowWords } from './RowWords.tsx';
import * as css from './SidebarLists.css.ts';

interface ThingRowProps {
  entity: ThingEntity<'album' | 'artist'>;
  link: { to: string; params: Record<string, string> };
  /** The address its songs play from. */
  path: string;
  picture: Pick<PictureProps, 'artwork' | 'image' | 'shape'>;
  /** The muted line under its name. */
  sub: string;
  pinned: boolean;
}

/** An album or an artist of one's library. */
export function ThingRow({ entity, link, path, picture, sub, pinned }: ThingRowProps) {
  const { name } = entity.thing;
  const state = useContextState(path);
  const menu = useMenuEvents((target) => {
    const home = target.closest('a');
    return home && { entity, home };
  });
  return (
    <li {...menu}>
      <Link {...link} className={css.recentItem} data-playing={state ? '' : undefined} title={name}>
        <Picture {...picture} name={name} size={40} />
        <RowWords name={name} sub={sub} state={state} pinned={pinned} />
      </Link>
    </li>
  );
}
