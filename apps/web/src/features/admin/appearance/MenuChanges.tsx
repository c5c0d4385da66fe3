import type { Menu } from '@kantele/api/contract/settings';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { menuChanges } from './menu-changes.ts';

/** What of the menus differs, one line each. */
export function MenuChanges({ name, before, after }: { name: string; before: Menu[]; after: Menu[] }) {
  const t = useT();
  return (
    <div className={css.stack} style={{ gap: 6 }}>
      <strong>{name}</strong>
      {menuChanges(t, before, after).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </div>
  );
}
