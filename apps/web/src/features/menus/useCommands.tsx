import { useRouter } from '@tanstack/react-router';
import {
  Disc3,
  Link as LinkIcon,
  ListEnd,
  ListStart,
  MicVocal,
  Play,
  ScrollText,
  Share,
  User,
} from 'lucide-react';
import { useCan } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { linkTo } from '../../catalogue/link-to.ts';
import { groupsOf, icon } from '../../catalogue/menus/groups.tsx';
import { type CatalogueEntity, type Command, openedMenu } from '../../catalogue/menus/menu-store.ts';
import { copyLink } from '../../lib/copy.ts';
import { pathOf } from '../../lib/routes.ts';
import { isPlayable } from '../../lib/words.ts';
import { useEntityPlayer } from './useEntityPlayer.ts';
import { useShowLyrics } from './useShowLyrics.ts';

/** The groups of a menu: playing, going somewhere, sharing. What does not apply is left out. Dialogs give the focus back to `home`. */
export function useCommands(entity: CatalogueEntity, home: HTMLElement): Command[][] {
  const t = useT();
  const router = useRouter();
  const mayRead = useCan('lyrics.view');
  const player = useEntityPlayer(entity);
  const showLyrics = useShowLyrics();
  const { track, album, artist } = { track: null, album: null, artist: null, ...entity };
  const artists = track?.artists ?? album?.artists ?? [];
  const record = track?.album;
  const credits = track
    ? ({ kind: 'track', id: track.id, name: track.name } as const)
    : album && ({ kind: 'album', id: album.id, name: album.name } as const);
  const path = track ? pathOf.track(track) : album ? pathOf.album(album) : artist && pathOf.artist(artist);
  const plays = !track || isPlayable(track);

  const goToArtist = artists.map(
    (one): Command => ({
      id: `artist-${one.id}`,
      words: one.name,
      run: () => void router.navigate(linkTo.artist(one)),
    }),
  );
  return groupsOf([
    [
      plays && { id: 'play', words: t('Play'), icon: icon(Play), run: player.play },
      plays && { id: 'next', words: t('Play next'), icon: icon(ListStart), run: player.playNext },
      plays && { id: 'queue', words: t('Add to queue'), icon: icon(ListEnd), run: player.addToQueue },
    ],
    [
      goToArtist[0] && {
        id: 'artist',
        words: t('Go to artist'),
        icon: icon(User),
        ...(goToArtist.length > 1 ? { choices: goToArtist } : { run: goToArtist[0].run }),
      },
      record && {
        id: 'album',
        words: t('Go to album'),
        icon: icon(Disc3),
        run: () => void router.navigate(linkTo.album(record)),
      },
      credits && {
        id: 'credits',
        words: t('Credits'),
        icon: icon(ScrollText),
        run: () => openedMenu.set({ credits, home }),
      },
      track?.has_lyrics &&
        mayRead && {
          id: 'lyrics',
          words: t('Lyrics'),
          icon: icon(MicVocal),
          run: () => showLyrics(track, player.play),
        },
    ],
    [
      path && {
        id: 'share',
        words: t('Share'),
        icon: icon(Share),
        choices: [
          {
            id: 'link',
            words: t('Copy link'),
            icon: icon(LinkIcon),
            run: () => void copyLink(path).then((message) => notify(t(message))),
          },
        ],
      },
    ],
  ]);
}
