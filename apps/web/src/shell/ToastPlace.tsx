import { lazy, Suspense, useEffect, useState } from 'react';
import { loadThumbDecoder } from '../features/artwork/thumbs.ts';
import { useT } from './i18n.tsx';

const Toaster = lazy(() => import('./toasts.ts').then(({ Toaster: component }) => ({ default: component })));

/** Where messages appear. Its code comes when the page is at rest, or with the first message. */
export function ToastPlace() {
  const t = useT();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadThumbDecoder();
    // Without a line it comes when there is one again; what cannot be fetched must not take the page with it.
    const load = () => {
      import('./toasts.ts').then(
        () => setReady(true),
        () => window.addEventListener('online', load, { once: true }),
      );
    };
    const timer = setTimeout(load, 1500);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  if (!ready) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={t('Notifications')} closeLabel={t('Close')} offset="var(--player-height)" />
    </Suspense>
  );
}
