import type { TrackSummary } from '@kantele/api/contract/tracks';
import { IconButton, Menu, MenuItem, MenuSeparator, MenuTrigger, toast } from '@kantele/ui';
import { useRouter } from '@tanstack/react-router';
import { Disc3, Ellipsis, Link as LinkIcon, ListEnd, ListStart, Play, User } from 'lucide-react';
import { copyLink } from '../../lib/copy.ts';
import { pathOf } from '../../lib/routes.ts';
import { unavailableReason } from '../../lib/words.ts';
import { usePlayer } from '../../player/index.ts';
import { useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';
import { contextOf } from '../playback/contexts.ts';

/** What can be done with a track, in the same order wherever it is listed. Opens at once. */
export default function TrackMenu({
  track,
  label,
  size,
}: {
  track: TrackSummary;
  label: string;
  size: 40 | 48;
}) {
  const t = useT();
  const player = usePlayer();
  const router = useRouter();
  const plays = unavailableReason(track.status) === null;
  const [artist] = track.artists;
  return (
    <MenuTrigger defaultOpen>
      <IconButton label={label} tooltip={false} size={size}>
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      <Menu aria-label={label} placement="bottom end" width={232}>
        {plays && (
          <MenuItem
            icon={<Play size={18} aria-hidden="true" />}
            onAction={() => player.play([track], 0, contextOf.track(track))}
          >
            {t('Play')}
          </MenuItem>
        )}
        {plays && (
          <MenuItem
            icon={<ListStart size={18} aria-hidden="true" />}
            onAction={() => {
              player.playNext([track]);
              toast(t('Plays next'));
            }}
          >
            {t('Play next')}
          </MenuItem>
        )}
        {plays && (
          <MenuItem
            icon={<ListEnd size={18} aria-hidden="true" />}
            onAction={() => {
              player.addToQueue([track]);
              toast(t('Added to queue'));
            }}
          >
            {t('Add to queue')}
          </MenuItem>
        )}
        <MenuSeparator />
        {artist && (
          <MenuItem
            icon={<User size={18} aria-hidden="true" />}
            onAction={() => void router.navigate(linkTo.artist(artist))}
          >
            {t('Go to artist')}
          </MenuItem>
        )}
        <MenuItem
          icon={<Disc3 size={18} aria-hidden="true" />}
          onAction={() => void router.navigate(linkTo.album(track.album))}
        >
          {t('Go to album')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<LinkIcon size={18} aria-hidden="true" />}
          onAction={() => void copyLink(pathOf.track(track)).then((message) => toast(t(message)))}
        >
          {t('Copy link')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
