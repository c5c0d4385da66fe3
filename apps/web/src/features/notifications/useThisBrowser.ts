import { useEffect, useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { type BrowserState, browserState, hideMessages, showMessages } from './browser-messages.ts';

/** Whether this browser shows messages, and how that is changed; null until it is known. */
export function useThisBrowser(key: string) {
  const t = useT();
  const { client } = trpc.useUtils();
  const userId = useBoot().data.user?.id ?? 0;
  const [state, setState] = useState<BrowserState | null>(null);
  useEffect(() => {
    // Storage may be forbidden.
    browserState(userId).then(setState, () => setState('unable'));
  }, [userId]);
  const say = (message: string) => void notify(message, { tone: 'danger' });
  return {
    state,
    /** Answers whether it does from now on; if not, it has said why. */
    async show(): Promise<boolean> {
      if (state === 'on') return true;
      const next = await showMessages(client, userId, key).catch(() => null);
      if (next === null) say(t('This browser could not be set up for messages.'));
      else setState(next);
      if (next === 'blocked')
        say(t('Notifications blocked. Please enable them for this site from browser settings.'));
      if (next === 'unable') say(t('This browser cannot show messages.'));
      return next === 'on';
    },
    async hide(): Promise<void> {
      await hideMessages(client).catch(() => {});
      setState('off');
    },
  };
}
