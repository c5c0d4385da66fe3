import type { TrackSummary } from '@kantele/api/contract/tracks';
import { IconButton, iconButtonStyle, Menu, MenuItem, MenuSeparator, MenuTrigger } from '@kantele/ui';
import { useRouter } from '@tanstack/react-router';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  Disc3,
  Ellipsis,
  ListOrdered,
  ListPlus,
  Play,
  Trash2,
  User,
} from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shell/i18n.tsx';
import { linkTo } from '../../../shell/link-to.ts';
import { usePlayer } from '../../hooks.ts';
import type { QueueGroup, QueueItem } from '../../queue/types.ts';
import { isPlayable } from '../../tracks/known-tracks.ts';
import { placeOf } from './places.ts';
import { useBoard } from './useBoard.ts';

interface QueueMenuProps {
  item: QueueItem;
  group: QueueGroup;
  track: TrackSummary;
}

/** What can be done with a place in the queue; with all chosen ones, when it is among them. */
export function QueueMenuItems({ item, group, track }: QueueMenuProps) {
  const t = useT();
  const board = useBoard();
  const { playItem } = usePlayer();
  const router = useRouter();
  const place = placeOf(board.groups(), item.id);
  const count = board.idsFor(item.id).length;
  const last = board.groups()[group].length - 1;
  const [artist] = track.artists;
  const icon = (Icon: typeof Play) => <Icon size={18} aria-hidden="true" />;
  return (
    <>
      {isPlayable(track) && (
        <MenuItem icon={icon(Play)} onAction={() => playItem(item.id)}>
          {t('Play')}
        </MenuItem>
      )}
      {place && place.index > 0 && (
        <MenuItem icon={icon(ArrowUp)} onAction={() => board.command(item.id, 'up')}>
          {t('Move up')}
        </MenuItem>
      )}
      {place && place.index < last && (
        <MenuItem icon={icon(ArrowDown)} onAction={() => board.command(item.id, 'down')}>
          {t('Move down')}
        </MenuItem>
      )}
      {place && place.index > 0 && (
        <MenuItem icon={icon(ArrowUpToLine)} onAction={() => board.command(item.id, 'top')}>
          {t('Move to top')}
        </MenuItem>
      )}
      {last > 0 && (
        <MenuItem icon={icon(ListOrdered)} onAction={() => board.ask(item.id)}>
          {t('Move to position…')}
        </MenuItem>
      )}
      {group === 'context' && (
        <MenuItem icon={icon(ListPlus)} onAction={() => board.command(item.id, 'queue')}>
          {t('Move to your queue')}
        </MenuItem>
      )}
      <MenuSeparator />
      {artist && (
        <MenuItem icon={icon(User)} onAction={() => void router.navigate(linkTo.artist(artist))}>
          {t('Go to artist')}
        </MenuItem>
      )}
      <MenuItem icon={icon(Disc3)} onAction={() => void router.navigate(linkTo.album(track.album))}>
        {t('Go to album')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={icon(Trash2)} shortcut="Del" onAction={() => board.remove(item.id)}>
        {count > 1 ? t('Remove :count songs', { count }) : t('Remove from the queue')}
      </MenuItem>
    </>
  );
}

/** The ⋯ of a place in the queue. The menu is made with the first press. */
export function QueueMenuButton({ tabIndex, ...props }: QueueMenuProps & { tabIndex: number }) {
  const t = useT();
  const [wanted, setWanted] = useState(false);
  const label = t('More about :name', { name: props.track.name });
  const glyph = <Ellipsis size={20} aria-hidden="true" />;
  if (!wanted) {
    return (
      <button
        type="button"
        className={iconButtonStyle()}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        onClick={() => setWanted(true)}
      >
        {glyph}
      </button>
    );
  }
  return (
    <MenuTrigger defaultOpen>
      <IconButton label={label} tooltip={false} excludeFromTabOrder={tabIndex < 0}>
        {glyph}
      </IconButton>
      <Menu aria-label={label} placement="bottom end" width={240}>
        <QueueMenuItems {...props} />
      </Menu>
    </MenuTrigger>
  );
}
