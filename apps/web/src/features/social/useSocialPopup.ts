import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { openSocialPopup, type SocialResult } from './popup.ts';
import type { SocialService } from './services.ts';

/** One popup at a time; what went wrong in it is said in a toast. Null when there is nothing to go on with. */
export function useSocialPopup(intent: 'login' | 'connect') {
  const t = useT();
  const [busy, setBusy] = useState<SocialService | null>(null);
  const open = async (service: SocialService): Promise<SocialResult> => {
    const opened = openSocialPopup(service, intent);
    if (!opened) {
      void notify(t('Your browser blocked the window. Allow pop-ups for this site and try again.'), {
        tone: 'danger',
      });
      return null;
    }
    setBusy(service);
    const result = await opened;
    setBusy(null);
    if (result?.status !== 'ERROR') return result;
    const message = result.callbackData?.errorMessage;
    void notify(message ?? t('An error occurred. Please try again later'), { tone: 'danger' });
    return null;
  };
  return { busy, open };
}
