import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useHydrated } from '../../app/hydrated.ts';
import * as css from './menus.css.ts';
import { UserFace } from './UserFace.tsx';

const UserMenu = lazyPart(() => import('./UserMenu.tsx'));

/** Who is signed in, from the server a link; opens what there is to do. The menu's code comes with the first press. */
export default function UserOpener() {
  const { user } = useBoot().data;
  const [wanted, setWanted] = useState(false);
  const hydrated = useHydrated();
  if (!user) return null;
  const look = { className: css.user, 'aria-label': user.display_name };
  const face = <UserFace name={user.display_name} avatar={user.avatar} />;
  if (!hydrated)
    return (
      <Link to="/account-settings" {...look}>
        {face}
      </Link>
    );
  const plain = (
    <button type="button" {...look} aria-haspopup="menu" onClick={() => setWanted(true)}>
      {face}
    </button>
  );
  if (!wanted) return plain;
  return <UserMenu meanwhile={plain} user={user} />;
}
