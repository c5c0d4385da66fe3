import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useBoot, useSetting } from '../app/boot.tsx';
import { loadCode } from '../app/code.ts';
import { useT } from '../app/i18n.tsx';
import { notify } from '../app/notify.ts';
import { useSiteSetting } from '../app/settings.ts';
import { useIsLanding } from '../app/start-page.ts';
import { facadeCode } from './facade-code.ts';
import { PlayerContext } from './hooks.ts';

/** How long an Undo stays, in milliseconds. */
const undoMs = 8_000;

/** Holds the player above all pages. On the server and until hydration it is empty and silent. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const code = useSyncExternalStore(facadeCode.subscribe, facadeCode.get, facadeCode.get);
  const [facade, setFacade] = useState(() => code?.createLazyFacade() ?? null);
  if (code && !facade) setFacade(code.createLazyFacade());
  const loudness = useSetting('player.loudness', 'auto');
  const { volume } = useSiteSetting('player.interface');
  const firstVolume = useRef(volume);
  const router = useRouter();
  const { client } = router.options.context;
  // The player outlives a change of language.
  const t = useT();
  const spoken = useRef(t);
  useEffect(() => {
    spoken.current = t;
  }, [t]);

  const boot = useRef(useBoot().data);

  useEffect(() => facade?.setSiteLoudness(loudness), [facade, loudness]);

  // The landing page plays nothing; once there is a player it stays.
  const quiet = useIsLanding();
  const [wanted, setWanted] = useState(!quiet);
  if (!quiet && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted || !facade) return;
    let disconnect: (() => void) | null = null;
    let gone = false;
    // Rules, sound and storage are needed after the page stands, so their code comes after it too.
    void loadCode(() => import('./connect.ts')).then(({ connect, createPlayer }) => {
      if (gone) return;
      disconnect = connect(facade.complete(createPlayer), {
        t: (line, params) => spoken.current(line, params),
        notify: (message, action) => void notify(message, action ? { action, duration: undoMs } : {}),
        fetchSources: (trackId) => client.streaming.sources.query({ track_id: trackId }),
        showPlans: () => void router.navigate({ to: '/pricing' }),
        boot: boot.current,
        firstVolume: firstVolume.current,
        fetchTracks: async (ids) => (await client.tracks.byIds.query({ ids: [...ids] })).tracks,
      });
    });
    return () => {
      gone = true;
      disconnect?.();
    };
  }, [facade, client, router, wanted]);

  return <PlayerContext value={facade?.view ?? null}>{children}</PlayerContext>;
}
