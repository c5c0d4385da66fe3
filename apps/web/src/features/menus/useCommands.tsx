import { useRouter } from '@tanstack/react-router';
import { Link as LinkIcon, ListEnd, ListStart, MicVocal, Play, ScrollText, Share } from 'lucide-react';
import { useCan } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { groupsOf, icon } from '../../catalogue/menus/groups.tsx';
import {
  type ChosenTracks,
  type Command,
  openedMenu,
  type ThingEntity,
} from '../../catalogue/menus/menu-store.ts';
import { entryOf, kinds, type MenuAction } from '../../catalogue/registry.ts';
import type { PlayableKind } from '../../catalogue/things.ts';
import { copyLink } from '../../lib/copy.ts';
import { isPlayable } from '../../lib/words.ts';
import { useEntityPlayer } from './useEntityPlayer.ts';
import { useShowLyrics } from './useShowLyrics.ts';

/** What can be done with tracks that were chosen. */
const chosenMenu: readonly (readonly MenuAction[])[] = [['play', 'playNext', 'addToQueue']];

/** The groups of a menu, as the registry lists them. What does not apply is left out. Dialogs give the focus back to `home`. */
export function useCommands(entity: ThingEntity | ChosenTracks, home: HTMLElement): Command[][] {
  const t = useT();
  const router = useRouter();
  const mayRead = useCan('lyrics.view');
  const player = useEntityPlayer(entity);
  const showLyrics = useShowLyrics();
  const track = entity.kind === 'track' ? entity.thing : null;
  const plays = !track || isPlayable(track);
  const artists = entity.kind === 'chosen' ? [] : artistsOf(entity);

  const commands: Record<MenuAction, () => Command | false | null | undefined> = {
    play: () => plays && { id: 'play', words: t('Play'), icon: icon(Play), run: player.play },
    playNext: () =>
      plays && { id: 'next', words: t('Play next'), icon: icon(ListStart), run: player.playNext },
    addToQueue: () =>
      plays && { id: 'queue', words: t('Add to queue'), icon: icon(ListEnd), run: player.addToQueue },
    goToArtist() {
      const choices = artists.map(
        (one): Command => ({
          id: `artist-${one.id}`,
          words: one.name,
          run: () => void router.navigate(kinds.artist.link(one)),
        }),
      );
      return (
        choices[0] && {
          id: 'artist',
          words: t('Go to artist'),
          icon: icon(kinds.artist.icon),
          ...(choices.length > 1 ? { choices } : { run: choices[0].run }),
        }
      );
    },
    goToAlbum: () =>
      track && {
        id: 'album',
        words: t('Go to album'),
        icon: icon(kinds.album.icon),
        run: () => void router.navigate(kinds.album.link(track.album)),
      },
    credits: () =>
      (entity.kind === 'track' || entity.kind === 'album') && {
        id: 'credits',
        words: t('Credits'),
        icon: icon(ScrollText),
        run: () =>
          openedMenu.set({
            credits: { kind: entity.kind, id: entity.thing.id, name: entity.thing.name },
            home,
          }),
      },
    lyrics: () =>
      track?.has_lyrics &&
      mayRead && {
        id: 'lyrics',
        words: t('Lyrics'),
        icon: icon(MicVocal),
        run: () => showLyrics(track, player.play),
      },
    share: () =>
      entity.kind !== 'chosen' && {
        id: 'share',
        words: t('Share'),
        icon: icon(Share),
        choices: [
          {
            id: 'link',
            words: t('Copy link'),
            icon: icon(LinkIcon),
            run: () =>
              void copyLink(entryOf(entity.kind).path(entity.thing)).then((message) => notify(t(message))),
          },
        ],
      },
  };
  const menu = entity.kind === 'chosen' ? chosenMenu : kinds[entity.kind].menu;
  return groupsOf(menu.map((group) => group.map((action) => commands[action]())));
}

const artistsOf = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>) => entryOf(kind).artists(thing);
