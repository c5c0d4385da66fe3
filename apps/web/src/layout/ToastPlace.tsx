import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../app/i18n.tsx';
import { loadToasts } from '../app/notify.ts';
import { loadThumbDecoder } from '../catalogue/artwork/thumbs.ts';

const Toaster = lazy(() => loadToasts().then(({ Toaster: component }) => ({ default: component })));

/** Where messages appear. Its code comes when the page is at rest, or with the first message. */
export function ToastPlace() {
  const t = useT();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadThumbDecoder();
    const timer = setTimeout(() => void loadToasts().then(() => setReady(true)), 1500);
    return () => clearTimeout(timer);
  }, []);
  if (!ready) return null;
  return (
    <Suspense fallback={null}>
      <Toaster
        label={t('Notifications')}
        closeLabel={t('Close')}
        offset="calc(var(--player-height) + var(--save-bar, 0px))"
      />
    </Suspense>
  );
}
