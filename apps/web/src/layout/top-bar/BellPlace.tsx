import { lazyPart } from '../../app/code.ts';
import { useSiteSetting } from '../../app/settings.ts';
import * as css from './menus.css.ts';

const BellButton = lazyPart(() => import('../../features/notifications/BellButton.tsx'));

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
