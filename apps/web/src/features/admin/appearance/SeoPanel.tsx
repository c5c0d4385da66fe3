import type { PublicSettings } from '@kantele/api/contract/settings';
import { seoKinds, seoPages } from '@kantele/api/seo-pages';
import { Badge } from '@kantele/ui/Badge';
import { Switch } from '@kantele/ui/Switch';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { useLookSetting } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

/** Whether search engines may list the site, and the kinds of pages whose words can be changed. */
export function SeoPanel() {
  const t = useT();
  const [seo, setSeo] = useLookSetting<PublicSettings['seo']>('seo', t('Search engines'));
  return (
    <>
      <PanelHead title={t('Search engines')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          <Switch
            layout="row"
            isSelected={seo.listed}
            onChange={(listed) => setSeo({ ...seo, listed }, 'seo listed')}
          >
            {t('Search engines may list this site')}
          </Switch>
          <ul className={css.places} aria-label={t('Pages')}>
            {seoKinds.map((kind) => (
              <li key={kind}>
                <Link to="/admin/appearance/seo/$kind" params={{ kind }} className={css.place}>
                  <span className={css.placeName}>{t(seoPages[kind].label)}</span>
                  {seo.templates[kind] && <Badge>{t('Changed')}</Badge>}
                  <span className={css.mark}>
                    <ChevronRight size={18} aria-hidden="true" className={css.mirrored} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
