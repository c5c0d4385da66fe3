import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { formatBytes } from '../../../lib/bytes.ts';
import type { ControlProps } from './setting.ts';
import * as css from './settings.css.ts';

/** Why the last nightly backup failed, and when the last complete one was made and how large it is. */
export function LastBackupField({ label, value }: ControlProps) {
  const t = useT();
  const language = useLanguage();
  const { dateTime } = useDates();
  const last = lastIn(value);
  return (
    <>
      {last?.problem && (
        <Callout
          tone="danger"
          title={
            last.completeAt === last.finishedAt
              ? t('Old backups could not be dropped')
              : t('The backup of :date failed', { date: dateTime(last.finishedAt) })
          }
        >
          <span dir="auto">{last.problem}</span>
        </Callout>
      )}
      <p className={text({ style: 'strong' })}>{label}</p>
      <p className={css.fixed}>
        {last?.completeAt
          ? t(':date, :size', {
              date: dateTime(last.completeAt),
              size: formatBytes(last.bytes, language),
            })
          : t('No backup yet')}
      </p>
    </>
  );
}

/** The value as the server sends it; null before the first backup. */
function lastIn(value: unknown) {
  if (typeof value !== 'object' || value === null || !('finished_at' in value)) return null;
  return {
    finishedAt: String(value.finished_at),
    completeAt: 'complete_at' in value && typeof value.complete_at === 'string' ? value.complete_at : null,
    bytes: 'bytes' in value && typeof value.bytes === 'number' ? value.bytes : 0,
    problem: 'problem' in value && typeof value.problem === 'string' ? value.problem : null,
  };
}
