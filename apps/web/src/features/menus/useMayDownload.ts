import { useBoot, useCan } from '../../app/boot.tsx';
import { useSiteSetting } from '../../app/settings.ts';

/** Whether downloads are offered: to whom may, and to those a plan could give them, who are told which. */
export function useMayDownload(): boolean {
  const may = useCan('music.download');
  const sells = useSiteSetting('billing.enable');
  const signedIn = useBoot().data.user !== null;
  return may || (sells && signedIn);
}
