import { useEffect, useState } from 'react';
import { lazyPart } from '../app/code.ts';
import { useT } from '../app/i18n.tsx';
import { loadToasts } from '../app/notify.ts';
import { useIsLanding } from '../app/start-page.ts';
import { WithProviders } from '../app/WithProviders.tsx';
import { loadThumbDecoder } from '../catalogue/artwork/thumbs.ts';

const Toaster = lazyPart(() => loadToasts().then(({ Toaster: component }) => ({ default: component })));

/** Where messages appear. Its code comes when the page is at rest; on the landing page with the first press. */
export function ToastPlace() {
  const t = useT();
  const [ready, setReady] = useState(false);
  const quiet = useIsLanding();
  useEffect(() => {
    if (!quiet) loadThumbDecoder();
    const show = () => void loadToasts().then(() => setReady(true));
    const timer = quiet ? undefined : setTimeout(show, 1500);
    const presses = quiet ? (['pointerdown', 'keydown'] as const) : [];
    for (const press of presses) window.addEventListener(press, show, { once: true });
    return () => {
      clearTimeout(timer);
      for (const press of presses) window.removeEventListener(press, show);
    };
  }, [quiet]);
  if (!ready) return null;
  return (
    <WithProviders>
      <Toaster
        label={t('Notifications')}
        closeLabel={t('Close')}
        offset="calc(var(--player-height) + var(--save-bar, 0px))"
      />
    </WithProviders>
  );
}
