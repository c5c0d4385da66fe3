import type { CurrentUser } from '@kantele/api/contract/bootstrap';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import * as css from './menus.css.ts';
import { UserFace } from './UserFace.tsx';

const UserMenu = lazyPart(() => import('./UserMenu.tsx'));

/** Who is signed in; opens what there is to do. The menu's code comes with the first press. */
export default function UserOpener({ user }: { user: CurrentUser }) {
  const [wanted, setWanted] = useState(false);
  const plain = (
    <button
      type="button"
      className={css.user}
      aria-label={user.display_name}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <UserFace name={user.display_name} avatar={user.avatar} />
    </button>
  );
  if (!wanted) return plain;
  return <UserMenu meanwhile={plain} user={user} />;
}
