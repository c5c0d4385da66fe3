import { siteAddress } from '@kantele/api/site-address';
import { Button } from '@kantele/ui/Button';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Cookie } from 'lucide-react';
import { useRef } from 'react';
import { useAsksForAds } from '../../app/boot-hooks.ts';
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
  const asksForAds = useAsksForAds();
  const card = useRef<HTMLElement>(null);
  useHeightAs(position === 'bottom' ? '--notice' : '--notice-above', card);
  return (
    <section ref={card} aria-label={t('Cookies')} className={css.notice({ position })}>
      <p className={css.noticeWords}>
        <Cookie size={18} aria-hidden="true" className={css.noticeIcon} />
        <span>
          {t(message)} {asksForAds && t('Advertisements on this site may set cookies, too.')}{' '}
          {link && leadsSomewhere(link) && (
            <a href={siteAddress(link)} className={linkStyle}>
              {t('Learn more')}
            </a>
          )}
        </span>
      </p>
      {asksForAds && (
        <Button variant="outline" size="small" onPress={() => cookieConsent.answer('necessary')}>
          {t('Only necessary cookies')}
        </Button>
      )}
      <Button variant="ink" size="small" onPress={() => cookieConsent.answer(asksForAds ? 'ads' : 'ok')}>
        {t('OK')}
      </Button>
    </section>
  );
}
