import { Button } from '@kantele/ui/Button';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Cookie } from 'lucide-react';
import { useRef } from 'react';
import { cookieConsent } from '../../app/cookie-consent.ts';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { leadsSomewhere } from '../../lib/menus.ts';
import * as css from './strips.css.ts';
import { useHeightAs } from './useHeightAs.ts';

/** Tells about cookies until it has been read. It covers nothing one could be in the middle of. */
export function CookieNotice({ position }: { position: 'top' | 'bottom' }) {
  const t = useT();
  const message = useSiteSetting('cookie_notice.message');
  const link = useSiteSetting('cookie_notice.link');
  const card = useRef<HTMLElement>(null);
  useHeightAs(position === 'bottom' ? '--notice' : '--notice-above', card);
  return (
    <section ref={card} aria-label={t('Cookies')} className={css.notice({ position })}>
      <p className={css.noticeWords}>
        <Cookie size={18} aria-hidden="true" className={css.noticeIcon} />
        <span>
          {t(message)}{' '}
          {link && leadsSomewhere(link) && (
            <a href={link} className={linkStyle}>
              {t('Learn more')}
            </a>
          )}
        </span>
      </p>
      <Button variant="ink" size="small" onPress={cookieConsent.give}>
        {t('OK')}
      </Button>
    </section>
  );
}
