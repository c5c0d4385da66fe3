import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { useSiteName } from '../../app/boot.tsx';
import { useMenu } from '../../app/boot-hooks.ts';
import { useT } from '../../app/i18n.tsx';
import { MenuLink } from '../MenuLink.tsx';
import * as css from './Footer.css.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

/** Copyright, the menu of a position and the language: the end of pages that are not about music. */
export function Footer({ menu, className }: { menu?: string; className?: string }) {
  const t = useT();
  const name = useSiteName();
  const items = useMenu(menu ?? '');
  return (
    <div className={cx(css.root, className)}>
      <p>{t('Copyright © :year :name', { year: String(new Date().getFullYear()), name })}</p>
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
      <LanguagePicker />
    </div>
  );
}
