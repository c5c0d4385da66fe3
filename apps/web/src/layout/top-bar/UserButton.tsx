import { useBoot } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';

const UserOpener = lazyPart(() => import('./UserOpener.tsx'));

/** Who is signed in, and what there is to do; nothing for guests, who do not load it either. */
export function UserButton() {
  const { user } = useBoot().data;
  return user && <UserOpener user={user} />;
}
