import { media } from '@kantele/ui/css';
import { lazyPart } from '../../app/code.ts';
import { useHydrated } from '../../app/hydrated.ts';
import { barBox, miniBox } from './box.css.ts';
import { useMedia } from './useMedia.ts';

// Nobody needs the controls before the page can be used; their code is fetched when it can.
const DesktopBar = lazyPart(() =>
  import('./DesktopBar.tsx').then(({ DesktopBar }) => ({ default: DesktopBar })),
);
const PhoneBar = lazyPart(() => import('./PhoneBar.tsx').then(({ PhoneBar }) => ({ default: PhoneBar })));

/** The player's bar from 768 px up; an empty box of its height until hydration. */
export function PlayerBar() {
  const shows = useShows(media.tablet);
  return <div className={barBox}>{shows && <DesktopBar />}</div>;
}

/** The player's bar on phones, 60 px; a tap opens the full player. */
export function MiniPlayer() {
  const shows = useShows(media.phone);
  return <div className={miniBox}>{shows && <PhoneBar />}</div>;
}

function useShows(query: string): boolean {
  const hydrated = useHydrated();
  return useMedia(query) && hydrated;
}
