import { buttonStyle } from '@kantele/ui/Button.css';
import { aboveTablet, onPhone } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { Link, useLocation } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { loginPath, safeRedirectPath } from '../../lib/safe-redirect-path.ts';
import * as css from './menus.css.ts';

const GuestMenu = lazyPart(() => import('./GuestMenu.tsx'));

/** For visitors who are not signed in: two links, one menu on a phone. */
export function GuestLinks() {
  const t = useT();
  const closed = useSiteSetting('registration.disable');
  const from = useLocation({ select: ({ publicHref }) => safeRedirectPath(publicHref) ?? '/' });
  const search = from === '/' ? {} : { redirect: from };
  const [wanted, setWanted] = useState(false);
  const plain = (
    <button
      type="button"
      className={iconButtonStyle()}
      aria-label={t('Account')}
      title={t('Account')}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <CircleUserRound size={22} aria-hidden="true" />
    </button>
  );
  return (
    <>
      <div className={cx(css.guest, aboveTablet)}>
        {!closed && (
          <Link to="/register" search={search} className={buttonStyle({ variant: 'quiet' })}>
            {t('Register')}
          </Link>
        )}
        <Link to="/login" search={search} className={buttonStyle({ variant: 'ink' })}>
          {t('Login')}
        </Link>
      </div>
      <div className={onPhone}>
        {wanted ? (
          <GuestMenu
            meanwhile={plain}
            login={loginPath(from)}
            register={closed ? null : registerPath(from)}
          />
        ) : (
          plain
        )}
      </div>
    </>
  );
}

function registerPath(from: string): string {
  return from === '/' ? '/register' : `/register?redirect=${encodeURIComponent(from)}`;
}
