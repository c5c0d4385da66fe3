import { Suspense } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useHydrated } from '../../app/hydrated.ts';

const UserOpener = lazyPart(() => import('./UserOpener.tsx'));

/** Who is signed in, and what there is to do; nothing for guests, who do not load it either. */
export function UserButton() {
  const { user } = useBoot().data;
  const hydrated = useHydrated();
  // The server waits for no code: it would write an error into the place of this.
  if (!user || !hydrated) return null;
  return (
    <Suspense fallback={null}>
      <UserOpener user={user} />
    </Suspense>
  );
}
