import { buttonStyle } from '@kantele/ui/Button.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useMenu } from '../../app/boot-hooks.ts';
import { useT } from '../../app/i18n.tsx';
import { Wordmark } from '../../app/parts/Wordmark.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import type { MenuItem } from '../../lib/menus.ts';
import { MenuGroup } from '../MenuGroup.tsx';
import { MenuLink } from '../MenuLink.tsx';
import * as css from './LandingHeader.css.ts';

const panel = 'landing-menu';
/** A link that leads to this page leaves the panel open by itself. */
const close = () => document.getElementById(panel)?.hidePopover();

/** Logo, menu, and the two links for guests; on narrow windows one button opens the rest, also without scripts. */
export function LandingHeader({ style }: { style?: CSSProperties | undefined }) {
  const t = useT();
  return (
    <div className={css.header} style={style}>
      <Wordmark className={css.wordmark} />
      <nav className={css.wide} aria-label={t('Menu')}>
        <Links onOneLine />
      </nav>
      <button type="button" className={cx(iconButtonStyle(), css.opener)} popoverTarget={panel}>
        <Menu size={22} aria-hidden="true" />
        <span className={visuallyHidden}>{t('Menu')}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its links are pressed by keys as well, which clicks them */}
      <nav id={panel} popover="auto" className={css.panel} aria-label={t('Menu')} onClick={close}>
        <Links />
      </nav>
    </div>
  );
}

/** On one line items that hold others open; under each other these stand below. */
function Links({ onOneLine = false }: { onOneLine?: boolean }) {
  const t = useT();
  const items = useMenu('landing');
  const closed = useSiteSetting('registration.disable');
  return (
    <>
      {items.length > 0 && (
        <ul className={css.items} data-edit="menu-landing">
          {items.map((item) => (
            <li key={item.id}>
              {onOneLine && item.children ? (
                <MenuGroup item={item} className={css.item} />
              ) : (
                <Listed item={item} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.guest}>
        {!closed && (
          <Link to="/register" className={buttonStyle({ variant: 'quiet' })}>
            {t('Register')}
          </Link>
        )}
        <Link to="/login" className={buttonStyle({ variant: 'outline' })}>
          {t('Login')}
        </Link>
      </div>
    </>
  );
}

function Listed({ item }: { item: MenuItem }) {
  const t = useT();
  return (
    <>
      {item.action === '' ? (
        <span className={css.title}>{t(item.label)}</span>
      ) : (
        <MenuLink item={item} className={css.item} active={false}>
          {t(item.label)}
        </MenuLink>
      )}
      {item.children && (
        <ul className={css.inner} aria-label={t(item.label)}>
          {item.children.map((inner) => (
            <li key={inner.id}>
              <MenuLink item={inner} className={css.item} active={false}>
                {t(inner.label)}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
