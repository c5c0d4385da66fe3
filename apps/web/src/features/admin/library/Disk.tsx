import type { AudioOverview } from '@kantele/api/contract/streaming';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Meter } from '@kantele/ui/Meter';
import { Section } from '@kantele/ui/Section';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatBytes } from '../../../lib/bytes.ts';
import { CacheLimitDialog } from './CacheLimitDialog.tsx';
import { codecName, madeNames } from './codec-names.ts';
import * as css from './library.css.ts';

/** What takes room, by kind; every number leads to its files. */
export function Disk({ overview }: { overview: AudioOverview }) {
  const t = useT();
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const { originals, made, indexes, missing, cache } = overview;
  const bytes = (value: number) => formatBytes(value, language);
  const { used, limit } = cache;
  return (
    <Section title={t('Disk')}>
      {missing > 0 && (
        <Callout
          tone="danger"
          title={t(':count stored file is gone|:count stored files are gone', { count: missing })}
        >
          {t('Pictures or prepared music are missing from the disk. A list: npm run files -- --verify')}
        </Callout>
      )}
      <ul className={css.shares}>
        {originals.map(({ codec, ...share }) => (
          <Share key={codec} {...share}>
            <Link to="/admin/library/audio" search={{ codec }} className={linkStyle}>
              {codecName(codec)}
            </Link>
          </Share>
        ))}
        {made.map(({ kind, ...share }) => (
          <Share key={kind} {...share}>
            <Link to="/admin/library/audio" search={{ made: kind }} className={linkStyle}>
              {t(madeNames[kind])}
            </Link>
          </Share>
        ))}
        {indexes.count > 0 && <Share {...indexes}>{t('Indexes for streaming')}</Share>}
      </ul>
      <Meter
        label={t('Cache of smaller files')}
        value={Math.min(used, limit)}
        max={Math.max(limit, 1)}
        valueLabel={t(':used of :limit', { used: bytes(used), limit: bytes(limit) })}
        tone={used > limit ? 'warning' : 'accent'}
        note={
          cache.made === 'never'
            ? t('No smaller files are created.')
            : t('Files not played for longest are removed first.')
        }
      />
      <div>
        <Button size="small" variant="outline" onPress={() => setEditing(true)}>
          {t('Change the limit…')}
        </Button>
      </div>
      <CacheLimitDialog limit={limit} isOpen={editing} onClose={() => setEditing(false)} />
    </Section>
  );
}

function Share({ count, bytes, children }: { count: number; bytes: number; children: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  return (
    <li className={css.share}>
      <span>{children}</span>
      <span className={css.mutedNumber}>{t(':count file|:count files', { count })}</span>
      <span className={css.number}>{formatBytes(bytes, language)}</span>
    </li>
  );
}
