import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../app/code.ts';
import { uploadsActive } from '../app/uploads-active.ts';

const Tray = lazyPart(() =>
  import('../features/uploads/UploadTray.tsx').then(({ UploadTray }) => ({ default: UploadTray })),
);

/** Where uploads are shown, once there are any. */
export function UploadPlace() {
  const active = useSyncExternalStore(uploadsActive.subscribe, uploadsActive.get, uploadsActive.onServer);
  return active ? (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  ) : null;
}
