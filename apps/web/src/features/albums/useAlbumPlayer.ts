import type { AlbumSummary } from '@kantele/api/contract/albums';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { contextOf } from '../../catalogue/play-context.ts';
import { isPlayable } from '../../lib/words.ts';
import { usePlayer } from '../../player/hooks.ts';
import { useContextState } from '../../player/starting/useContextState.ts';

/** Plays a record from a card: its tracks are fetched when they are wanted. */
export function useAlbumPlayer(album: AlbumSummary) {
  const t = useT();
  const player = usePlayer();
  const utils = trpc.useUtils();
  const context = contextOf.album(album);
  const state = useContextState(context.path);
  const press = async () => {
    if (state) return player.toggle();
    try {
      const { album: full } = await utils.albums.get.ensureData({ id: album.id });
      player.play(full.tracks, 0, context);
    } catch {
      void notify(t('There was an issue. Please try again.'), { tone: 'danger' });
    }
  };
  /** Fetches what a press needs. */
  const warm = async () => {
    if (state) return;
    const { album: full } = await utils.albums.get.ensureData({ id: album.id });
    const first = full.tracks.find(isPlayable);
    if (first) player.warm(first);
  };
  return { state, press: () => void press(), warm: () => void warm().catch(() => {}) };
}
