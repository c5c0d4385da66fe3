import type { MenuPosition } from '@kantele/api/menus';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { useRef } from 'react';
import { useSetting, useSiteName } from '../../app/boot.tsx';
import { useMenu } from '../../app/boot-hooks.ts';
import { useT } from '../../app/i18n.tsx';
import { useReplayLater } from '../../app/replay-later.ts';
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
    <div ref={place} className={css.root}>
      {/* A page that was made last year is right as it is. */}
      <p suppressHydrationWarning>
        {t('Copyright © :year :name', { year: String(new Date().getFullYear()), name })}
      </p>
      {items.length > 0 && (
        <nav aria-label={t('Footer')}>
          <ul className={css.items}>
            {items.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} className={quietLink} active={false}>
                  {t(item.label)}
                </MenuLink>
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
