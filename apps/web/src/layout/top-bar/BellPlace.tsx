import { keptPart } from '../../app/kept-part.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import * as css from './menus.css.ts';
// What the server writes needs its styles with the page.
import '../../features/notifications/bell.css.ts';

const BellButton = keptPart('bell', () => import('../../features/notifications/BellButton.tsx'));

/** Where the bell stands; on phones the menu of the user leads to the messages. */
export function BellPlace() {
  const integrated = useSiteSetting('notifications.integrated');
  if (!integrated) return null;
  return (
    <span className={css.bell}>
      <BellButton />
    </span>
  );
}
