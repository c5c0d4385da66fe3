import type { MenuPosition } from '@kantele/api/menus';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { useRef } from 'react';
import { useSetting, useSiteName } from '../../app/boot.tsx';
import { useMenu } from '../../app/boot-hooks.ts';
import { useT } from '../../app/i18n.tsx';
import { useReplayLater } from '../../app/replay-later.ts';
import type { MenuItem } from '../../lib/menus.ts';
import { MenuLink } from '../MenuLink.tsx';
import { CookieChoice } from './CookieChoice.tsx';
import { DarkModeButton } from './DarkModeButton.tsx';
import * as css from './Footer.css.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

/** Copyright, the menu of a position, the language and light or dark: the end of every page. */
export default function Footer({ menu }: { menu: MenuPosition }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useReplayLater(place);
  const name = useSiteName();
  const items = useMenu(menu);
  const themes = useSetting('themes.user_change', false);
  return (
    <div ref={place} className={css.root} data-edit={`menu-${menu}`}>
      {/* A page that was made last year is right as it is. */}
      <p suppressHydrationWarning>
        {t('Copyright © :year :name', { year: String(new Date().getFullYear()), name })}
      </p>
      {items.length > 0 && (
        <nav aria-label={t('Footer')}>
          <ul className={cx(css.items, items.some(({ children }) => children) && css.columns)}>
            {items.map((item) => (
              <li key={item.id}>
                {item.action === '' ? (
                  <span className={css.title}>{t(item.label)}</span>
                ) : (
                  <MenuLink item={item} className={cx(quietLink, item.children && css.title)} active={false}>
                    {t(item.label)}
                  </MenuLink>
                )}
                {item.children && <Column item={item} />}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.choices}>
        <LanguagePicker />
        <CookieChoice />
        {themes && <DarkModeButton />}
      </div>
    </div>
  );
}

function Column({ item: { label, children = [] } }: { item: MenuItem }) {
  const t = useT();
  return (
    <ul className={css.column} aria-label={t(label)}>
      {children.map((inner) => (
        <li key={inner.id}>
          <MenuLink item={inner} className={quietLink} active={false}>
            {t(inner.label)}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
