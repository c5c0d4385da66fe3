import { playsOf } from '../../catalogue/registry.ts';
import type { PlayableKind, PlayableThings } from '../../catalogue/things.ts';
import { isPlayable } from '../../lib/words.ts';
import { usePlayer } from '../hooks.ts';
import { useContextState } from './useContextState.ts';
import { useSayFailed } from './useSayFailed.ts';
import { useThings } from './useThings.ts';

/** What the play button of a thing does, on a card or beside a result. */
export function useThingPlayer<K extends PlayableKind>(kind: K, thing: PlayableThings[K]) {
  const player = usePlayer();
  const things = useThings();
  const sayFailed = useSayFailed();
  const state = useContextState(playsOf(kind).context(thing).path);
  return {
    state,
    press: () => (state ? player.toggle() : void things.start(kind, thing).catch(sayFailed)),
    /** Fetches what a press needs. */
    warm() {
      if (state) return;
      things.first(kind, thing).then(
        (tracks) => {
          const first = tracks.find((track) => typeof track !== 'number' && isPlayable(track));
          if (typeof first === 'object') player.warm(first);
        },
        () => {},
      );
    },
  };
}
