import type { PlaylistMember } from '@kantele/api/contract/collaboration';
import { Avatar } from '@kantele/ui/Avatar';
import type { ReactNode } from 'react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import * as css from '../../../app/parts/Rows.css.ts';

interface PersonRowProps {
  user: PlaylistMember['user'];
  detail?: string;
  children?: ReactNode;
}

/** Somebody in a list of people: what they are called, what they may do, and what can be done about it. */
export function PersonRow({ user, detail, children }: PersonRowProps) {
  const t = useT();
  const { data: boot } = useBoot();
  const name = user.display_name;
  return (
    <li className={css.row}>
      <Avatar name={name} src={user.avatar} size={40} />
      <div className={css.words}>
        <span className={css.name} dir="auto">
          {user.id === boot.user?.id ? t(':name (you)', { name }) : name}
        </span>
        {detail && <span className={css.detail}>{detail}</span>}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </li>
  );
}
