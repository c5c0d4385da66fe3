import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { formatBytes } from '../../../lib/bytes.ts';
import type { ControlProps } from './setting.ts';
import * as css from './settings.css.ts';

/** When the last nightly backup was made and how large it is, or why there is none. */
export function LastBackupField({ label, value }: ControlProps) {
  const t = useT();
  const language = useLanguage();
  const { dateTime } = useDates();
  const last = lastIn(value);
  return (
    <>
      <p className={text({ style: 'strong' })}>{label}</p>
      {last?.bytes !== undefined && last.bytes !== null && (
        <p className={css.fixed}>
          {t(':date, :size', { date: dateTime(last.finishedAt), size: formatBytes(last.bytes, language) })}
        </p>
      )}
      {!last && <p className={css.fixed}>{t('No backup yet')}</p>}
      {last?.problem && (
        <Callout
          tone="danger"
          title={
            last.bytes === null
              ? t('The backup of :date failed', { date: dateTime(last.finishedAt) })
              : t('Old backups could not be dropped')
          }
        >
          <span dir="auto">{last.problem}</span>
        </Callout>
      )}
    </>
  );
}

/** The value as the server sends it; null before the first backup. */
function lastIn(value: unknown) {
  if (typeof value !== 'object' || value === null || !('finished_at' in value)) return null;
  return {
    finishedAt: String(value.finished_at),
    bytes: 'bytes' in value && typeof value.bytes === 'number' ? value.bytes : null,
    problem: 'problem' in value && typeof value.problem === 'string' ? value.problem : null,
  };
}
