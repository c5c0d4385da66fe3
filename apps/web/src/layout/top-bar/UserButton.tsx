import { useBoot } from '../../app/boot.tsx';
import { keptPart } from '../../app/kept-part.tsx';
// What the server writes needs its styles with the page.
import '@kantele/ui/Avatar.css';

const UserOpener = keptPart('user', () => import('./UserOpener.tsx'));

/** Who is signed in, and what there is to do; nothing for guests, who do not load it either. */
export function UserButton() {
  const { user } = useBoot().data;
  return user && <UserOpener />;
}
