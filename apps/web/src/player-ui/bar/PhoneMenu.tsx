import type { TrackSummary } from '@kantele/api/contract/tracks';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@kantele/ui/Menu';
import { useRouter } from '@tanstack/react-router';
import { Disc3, Ellipsis, SkipBack, SkipForward, SlidersHorizontal, User } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { usePlayer } from '../../player/hooks.ts';

interface PhoneMenuProps {
  track: TrackSummary;
  onSound: () => void;
}

/** What swipes do, how it sounds, and where the song comes from. */
export function PhoneMenu({ track, onSound }: PhoneMenuProps) {
  const t = useT();
  const { next, previous } = usePlayer();
  const router = useRouter();
  const [artist] = track.artists;
  return (
    <MenuTrigger>
      <IconButton label={t('More about :name', { name: track.name })} size={48} tooltip={false}>
        <Ellipsis size={24} aria-hidden="true" />
      </IconButton>
      <Menu placement="bottom end" width={240}>
        <MenuItem icon={<SkipBack size={18} aria-hidden="true" />} onAction={previous}>
          {t('Previous track')}
        </MenuItem>
        <MenuItem icon={<SkipForward size={18} aria-hidden="true" />} onAction={next}>
          {t('Next track')}
        </MenuItem>
        <MenuItem icon={<SlidersHorizontal size={18} aria-hidden="true" />} onAction={onSound}>
          {t('Sound')}
        </MenuItem>
        <MenuSeparator />
        {artist && (
          <MenuItem
            icon={<User size={18} aria-hidden="true" />}
            onAction={() => void router.navigate(kinds.artist.link(artist))}
          >
            {t('Go to artist')}
          </MenuItem>
        )}
        <MenuItem
          icon={<Disc3 size={18} aria-hidden="true" />}
          onAction={() => void router.navigate(kinds.album.link(track.album))}
        >
          {t('Go to album')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
