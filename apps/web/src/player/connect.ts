import { installKeyboard } from './browser/keyboard.ts';
import { installMediaSession } from './browser/media-session.ts';
import { joinTabs } from './browser/tabs.ts';
import { installTitle } from './browser/title.ts';
import { createMediaElementEngine } from './engine/media-element-engine.ts';
import type { Player, Surroundings } from './player-types.ts';
import { createOutbox } from './plays/outbox.ts';
import { sendPlay } from './plays/send.ts';
import { persist, readSaved } from './stored/player.ts';
import { localKeyValue } from './stored/storage.ts';
import { uuid } from './uuid.ts';

/** Calls once after so many milliseconds, unless cancelled. */
function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

const soon = (work: () => void) => void setTimeout(work, 250);

/** Connects the player to this browser: sound, storage, keys, system controls, other tabs. Returns the way back. */
export function connect(player: Player, { t, notify }: Pick<Surroundings, 't' | 'notify'>): () => void {
  const storage = localKeyValue();
  const outbox = createOutbox(storage, sendPlay);
  const tabs = joinTabs(player.actions.pause);
  player.restore(readSaved(storage));
  const stored = persist(player, storage, soon);
  const disconnect = player.connect({
    engine: createMediaElementEngine(document),
    now: Date.now,
    uuid,
    after,
    report: (play) => void outbox.send(play),
    t,
    notify,
    started: tabs.claim,
  });
  const hidden = () => {
    if (document.visibilityState !== 'hidden') return;
    stored.flush();
    void outbox.flush();
  };
  const online = () => void outbox.flush();
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', stored.flush);
  window.addEventListener('online', online);
  void outbox.flush();
  const stops = [
    installMediaSession(player),
    installTitle(player, document),
    installKeyboard(window, player),
    tabs.leave,
    () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', stored.flush);
      window.removeEventListener('online', online);
    },
    disconnect,
    stored.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
