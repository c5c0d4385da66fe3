import type { TrackSummary } from '@kantele/api/contract/tracks';
import { useRouter } from '@tanstack/react-router';
import { interfacePreferences } from '../../app/interface-preferences.ts';
import { kinds } from '../../catalogue/registry.ts';
import { usePlayerState } from '../../player/hooks.ts';

/** Opens the lyrics of a track beside the page, where it plays; on phones, which have no room for that, its page. */
export function useShowLyrics() {
  const router = useRouter();
  const current = usePlayerState(({ queue }) => queue.current?.trackId ?? null);
  return (track: TrackSummary, play: () => void) => {
    if (!matchMedia('(min-width: 48rem)').matches) return void router.navigate(kinds.track.link(track));
    if (current !== track.id) play();
    interfacePreferences.set({ panelTab: 'lyrics', panelOpen: true });
  };
}
