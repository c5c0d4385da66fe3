import { useSyncExternalStore } from 'react';
import { lazyPart } from '../app/code.ts';
import { uploadsActive } from '../app/uploads-active.ts';
import { WithProviders } from '../app/WithProviders.tsx';

const Tray = lazyPart(() =>
  import('../features/uploads/UploadTray.tsx').then(({ UploadTray }) => ({ default: UploadTray })),
);

/** Where uploads are shown, once there are any. */
export function UploadPlace() {
  const active = useSyncExternalStore(uploadsActive.subscribe, uploadsActive.get, uploadsActive.onServer);
  return active ? (
    <WithProviders>
      <Tray />
    </WithProviders>
  ) : null;
}
