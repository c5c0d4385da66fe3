import type { LibraryReport } from '@kantele/api/contract/imports';
import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { Section } from '@kantele/ui/Section';
import { useT } from '../../../app/i18n.tsx';
import { Examples } from './Examples.tsx';
import { leftOutByType } from './left-out.ts';
import * as css from './library.css.ts';

/** Files that imports leave out, by type. Nothing when there are none. */
export function LeftOut({ reports }: { reports: readonly LibraryReport[] }) {
  const t = useT();
  const types = leftOutByType(reports);
  if (types.length === 0) return null;
  return (
    <Section
      title={t('Left out, by type')}
      description={t(
        'These are no music Kantele knows. Pictures and lyrics beside songs are used and not counted here.',
      )}
    >
      <ul className={css.list}>
        {types.map(({ extension, count, examples }) => (
          <li key={extension} className={cx(css.item, css.lowItem)}>
            <div className={css.itemHead}>
              <p className={text({ style: 'strong' })}>
                {extension ? <bdi>.{extension}</bdi> : t('Without a type')}
              </p>
              <p className={css.facts}>{t(':count file|:count files', { count })}</p>
            </div>
            <Examples paths={examples} count={count} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
