import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { media } from '@kantele/ui/css';
import { tellFailure } from '../app/failure.ts';
import { qualityLimitOf } from '../app/limits.ts';
import { installMediaSession } from './browser/media-session.ts';
import { joinTabs } from './browser/tabs.ts';
import { installTitle } from './browser/title.ts';
import { createEngine } from './engine/create-engine.ts';
import { qualityWithin } from './engine/renditions.ts';
import { showQueue } from './panel.ts';
import type { Dependencies, Player } from './player-types.ts';
import { createOutbox } from './plays/outbox.ts';
import { sendPlay } from './plays/send.ts';
import { persist, readSaved } from './stored/player.ts';
import { localKeyValue } from './stored/storage.ts';
import { readTaken, writeTaken } from './stored/taken.ts';
import type { FetchTracks } from './tracks/known-tracks.ts';
import { uuid } from './uuid.ts';

export { createPlayer } from './player.ts';

/** Calls once after so many milliseconds, unless cancelled. */
function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** A long queue takes a while to write: not while the page is loading. */
const soon = (work: () => void) =>
  void setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2_000 }) : work()),
    250,
  );

interface Outside extends Pick<Dependencies, 't' | 'notify'> {
  fetchTracks: FetchTracks;
  /** Asks where a track is heard from; throws the refusal that says which limit stops it. */
  fetchSources: (trackId: number) => Promise<unknown>;
  showPlans: () => void;
  boot: BootstrapData;
  /** Volume of somebody who has not chosen one, 0–1. */
  firstVolume: number;
}

/** Connects the player to this browser: sound, storage, keys, system controls, other tabs. Returns the way back. */
export function connect(
  player: Player,
  { t, notify, fetchTracks, fetchSources, showPlans, firstVolume, boot }: Outside,
): () => void {
  const storage = localKeyValue();
  const outbox = createOutbox(storage, sendPlay);
  const tabs = joinTabs({
    tab: uuid(),
    onElsewhere: player.setElsewhere,
    handOver: () => writeTaken(player),
  });
  player.restore({ volume: firstVolume, ...readSaved(storage) });
  const stored = persist(player, storage, soon);
  const { preferences } = player;
  const qualityLimit = qualityLimitOf(boot);
  const quality = () => qualityWithin(preferences.get().quality, qualityLimit);
  const engine = createEngine(document, quality());
  const disconnect = player.connect({
    engine,
    now: Date.now,
    uuid,
    after,
    report: (play) => void outbox.send(play),
    t,
    notify,
    tellLimit: (trackId) => void fetchSources(trackId).catch((error) => tellFailure(error, t, showPlans)),
    fetchTracks,
    // A phone has no panel beside the page: there the list stands in the queue of the player.
    toFailures: () => (window.matchMedia(media.phone).matches ? null : showQueue),
    started: tabs.claim,
    stopped: tabs.release,
    takeOver: async () => readTaken(await tabs.takeOver()),
  });
  const hidden = () => {
    if (document.visibilityState !== 'hidden') return;
    stored.flush();
    void outbox.flush();
  };
  const online = () => void outbox.flush();
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', stored.flush);
  window.addEventListener('pagehide', tabs.release);
  window.addEventListener('online', online);
  void outbox.flush();
  const stops = [
    installMediaSession(player),
    installTitle(player, document),
    () => tabs.leave(),
    () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', stored.flush);
      window.removeEventListener('pagehide', tabs.release);
      window.removeEventListener('online', online);
    },
    preferences.subscribe(() => engine.setQuality(quality())),
    disconnect,
    stored.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
