import type { PlayerActions } from './contract.ts';
import { type Core, createCore } from './core.ts';
import type { Player, PlayerView } from './player-types.ts';
import type { LoudnessMode } from './preferences.ts';

/** The player as pages have it from the first moment: what it shows, and what can be asked of it. */
export interface LazyFacade {
  view: PlayerView;
  setSiteLoudness(mode: LoudnessMode): void;
  /** Brings the rules behind it, once their code has come, and does what was asked for meanwhile, in order. */
  complete(make: (core: Core) => Player): Player;
}

/** Safe on the server, where nothing ever comes behind it. */
export function createLazyFacade(): LazyFacade {
  const core = createCore();
  let player: Player | null = null;
  const waiting: ((actions: PlayerActions) => void)[] = [];
  const known = new Map<PropertyKey, (...args: unknown[]) => void>();

  const actionOf = (name: PropertyKey) => {
    const before = known.get(name);
    if (before) return before;
    const action = (...args: unknown[]) => {
      const call = (actions: PlayerActions) => Reflect.get(actions, name)(...args);
      if (player) call(player.actions);
      else waiting.push(call);
    };
    known.set(name, action);
    return action;
  };
  const { state, position, tracks, recent, history, savedQueues, failures, preferences } = core;
  return {
    view: {
      state,
      position,
      tracks,
      recent,
      history,
      savedQueues,
      failures,
      preferences,
      actions: new Proxy({} as PlayerActions, { get: (_, name) => actionOf(name) }),
    },
    setSiteLoudness(mode) {
      core.siteLoudness = mode;
      player?.setSiteLoudness(mode);
    },
    complete(make) {
      player ??= make(core);
      for (const call of waiting.splice(0)) call(player.actions);
      return player;
    },
  };
}
