import { playlistFormats } from '@kantele/api/playlist-files';
import { useRouter } from '@tanstack/react-router';
import {
  Download,
  FileDown,
  FolderInput,
  Heart,
  ListEnd,
  ListPlus,
  ListStart,
  MicVocal,
  Play,
  Radio,
  ScrollText,
  Share,
} from 'lucide-react';
import { useBoot, useCan } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useLikeState, useToggleLike } from '../../catalogue/likes/useLike.ts';
import { groupsOf, icon } from '../../catalogue/menus/groups.tsx';
import {
  type ChosenTracks,
  type Command,
  openedMenu,
  type ThingEntity,
} from '../../catalogue/menus/menu-store.ts';
import { useKeep } from '../../catalogue/playlists/useKeep.ts';
import { entryOf, kinds, type MenuAction } from '../../catalogue/registry.ts';
import type { PlayableKind } from '../../catalogue/things.ts';
import { saveFile } from '../../lib/save-file.ts';
import { countTracks, isPlayable } from '../../lib/words.ts';
import { useEntityPlayer } from './useEntityPlayer.ts';
import { useMayDownload } from './useMayDownload.ts';
import { usePin } from './usePin.tsx';
import { useShowLyrics } from './useShowLyrics.ts';

/** What can be done with tracks that were chosen. */
const chosenMenu: readonly (readonly MenuAction[])[] = [
  ['play', 'playNext', 'addToQueue'],
  ['addToPlaylist'],
];

/** The groups of a menu, as the registry lists them. What does not apply is left out. Dialogs give the focus back to `home`. */
export function useCommands(entity: ThingEntity | ChosenTracks, home: HTMLElement): Command[][] {
  const t = useT();
  const router = useRouter();
  const showFailure = useShowFailure();
  const { client } = trpc.useUtils();
  const { user } = useBoot().data;
  const mayRead = useCan('lyrics.view');
  const keep = useKeep();
  const player = useEntityPlayer(entity);
  const likeable = likeableOf(entity, user?.id);
  const liked = useLikeState(likeable?.type ?? null, likeable?.id ?? 0);
  const toggleLike = useToggleLike();
  const showLyrics = useShowLyrics();
  const pin = usePin(entity);
  const mayDownload = useMayDownload();
  const track = entity.kind === 'track' ? entity.thing : null;
  const plays = !track || isPlayable(track);
  const artists = entity.kind === 'chosen' ? [] : artistsOf(entity);

  const commands: Record<MenuAction, () => Command | false | null | undefined> = {
    play: () => plays && { id: 'play', words: t('Play'), icon: icon(Play), run: player.play },
    playNext: () =>
      plays && { id: 'next', words: t('Play next'), icon: icon(ListStart), run: player.playNext },
    addToQueue: () =>
      plays && { id: 'queue', words: t('Add to queue'), icon: icon(ListEnd), run: player.addToQueue },
    radio: () =>
      plays &&
      entity.kind !== 'chosen' && {
        id: 'radio',
        words: t('Start radio'),
        icon: icon(Radio),
        run: player.startRadio,
      },
    addToPlaylist: () =>
      keep && {
        id: 'playlist',
        words: t('Add to playlist'),
        icon: icon(ListPlus),
        run: () =>
          keep({
            name: entity.kind === 'chosen' ? countTracks(entity.count, t) : nameOf(entity),
            ids: player.idsOf,
            home,
          }),
      },
    folder() {
      if (entity.kind !== 'playlist') return null;
      const { id, name, owner, role } = { role: null, ...entity.thing };
      // What stands in one's library says so.
      const isListed = 'may_add' in entity.thing || liked;
      return (
        user &&
        (owner.id === user.id || role !== null || isListed) && {
          id: 'folder',
          words: t('Move to a folder'),
          icon: icon(FolderInput),
          run: () => openedMenu.set({ files: { id, name }, home }),
        }
      );
    },
    pin: () => pin,
    like: () =>
      likeable && {
        id: 'like',
        words: liked ? t('Unlike') : t('Like'),
        icon: icon(Heart),
        run: () => toggleLike(likeable.type, likeable.id),
      },
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
    download() {
      const { kind } = entity;
      if (!mayDownload || !plays || (kind !== 'track' && kind !== 'album' && kind !== 'playlist'))
        return null;
      const { id, name } = entity.thing;
      return {
        id: 'download',
        words: t('Download'),
        icon: icon(Download),
        run: () => openedMenu.set({ downloads: { type: kind, id }, name, home }),
      };
    },
    share: () =>
      entity.kind !== 'chosen' && {
        id: 'share',
        words: t('Share'),
        icon: icon(Share),
        run: () => openedMenu.set({ shares: entity, home }),
      },
    exportFile() {
      if (entity.kind !== 'playlist') return null;
      const { id } = entity.thing;
      return {
        id: 'exportFile',
        words: t('Export the list'),
        icon: icon(FileDown),
        choices: playlistFormats.map((format) => ({
          id: format,
          words: format.toUpperCase(),
          run: () =>
            void client.playlists.exportFile
              .query({ id, format })
              .then(({ name, type, text }) => saveFile(name, text, type))
              .catch(showFailure),
        })),
      };
    },
  };
  const menu = entity.kind === 'chosen' ? chosenMenu : kinds[entity.kind].menu;
  return groupsOf([...menu.map((group) => group.map((action) => commands[action]())), entity.own ?? []]);
}

const artistsOf = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>) => entryOf(kind).artists(thing);

const nameOf = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>) => entryOf(kind).name(thing);

/** What of it can be liked; one's own playlists are in the library anyway. */
function likeableOf(entity: ThingEntity | ChosenTracks, userId: number | undefined) {
  if (entity.kind !== 'track' && entity.kind !== 'album' && entity.kind !== 'playlist') return null;
  if (entity.kind === 'playlist' && entity.thing.owner.id === userId) return null;
  return { type: `${entity.kind}s` as const, id: entity.thing.id };
}
