import { Suspense } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useHydrated } from '../../app/hydrated.ts';
import { useSiteSetting } from '../../app/settings.ts';
import * as css from './menus.css.ts';

const BellButton = lazyPart(() => import('../../features/notifications/BellButton.tsx'));

/** Where the bell stands; on phones the menu of the user leads to the messages. */
export function BellPlace() {
  const hydrated = useHydrated();
  const integrated = useSiteSetting('notifications.integrated');
  // The server waits for no code: it would write an error into the place of this.
  if (!hydrated || !integrated) return null;
  return (
    <span className={css.bell}>
      <Suspense fallback={null}>
        <BellButton />
      </Suspense>
    </span>
  );
}
