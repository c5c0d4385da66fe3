import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { PanelHead } from './PanelHead.tsx';
import { lookPlaces } from './places.ts';

/** Everything that can be changed. */
export function SectionList() {
  const t = useT();
  return (
    <>
      <PanelHead title={t('Appearance')} />
      <nav className={css.scroll} aria-label={t('Appearance')}>
        <ul className={css.places}>
          {lookPlaces.map(({ id, label, about, icon: Icon }) => (
            <li key={id}>
              <Link to={`/admin/appearance/${id}`} className={css.place}>
                <span className={css.mark}>
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span className={css.headWords}>
                  <span className={css.placeName}>{t(label)}</span>
                  <span className={css.above} style={{ display: 'block' }}>
                    {t(about)}
                  </span>
                </span>
                <span className={css.mark}>
                  <ChevronRight size={18} aria-hidden="true" className={css.mirrored} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
