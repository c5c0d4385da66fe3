import { cookiePath } from '@kantele/api/site-address';

/** What a tab tells the other tabs of this site: the theme that was chosen, or that somebody else is signed in now. */
export type TabMessage = { kind: 'theme'; id: number | null } | { kind: 'session' };

let joined: BroadcastChannel | null = null;

/** One for the whole tab: a channel hears all others but itself. Two sites of one address have channels of their own. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  joined ??= new BroadcastChannel(`kantele.site ${cookiePath()}`);
  return joined;
}

/** Tells the other tabs of this site in this browser. */
export function tellTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

/** Hears what other tabs tell. Answers how to stop. */
export function hearTabs(hear: (message: TabMessage) => void): () => void {
  const listen = ({ data }: MessageEvent<TabMessage>) => hear(data);
  const heard = channel();
  heard?.addEventListener('message', listen);
  return () => heard?.removeEventListener('message', listen);
}
