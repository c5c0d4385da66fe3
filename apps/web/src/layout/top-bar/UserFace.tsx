import { Avatar } from '@kantele/ui/Avatar';
import { ChevronDown } from 'lucide-react';
import * as css from './menus.css.ts';

/** The picture and the name on the button that opens what there is to do. */
export function UserFace({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <>
      <Avatar name={name} src={avatar} size={32} />
      <span className={css.userName} dir="auto">
        {name}
      </span>
      <ChevronDown className={css.userArrow} size={16} aria-hidden="true" />
    </>
  );
}
