import type { Report } from '@kantele/api/contract/reports';
import { Sparkline } from '@kantele/ui/LineChart';
import { Stat } from '@kantele/ui/Stat';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { formatNumber } from '../../lib/format.ts';
import * as css from './insights.css.ts';
import { changeOf } from './words.ts';

const hourMs = 3_600_000;

/** The sums of a report, each with its line and how it compares with the days before. */
export function ReportFigures({ report, compare }: { report: Report; compare: boolean }) {
  const t = useT();
  const language = useLanguage();
  const hours = (ms: number) => Math.round(ms / hourMs);
  const figures = [
    {
      label: t('Plays'),
      now: report.totals.plays,
      before: report.before.plays,
      days: report.days.map(({ plays }) => plays),
    },
    {
      label: t('Listeners'),
      now: report.totals.listeners,
      before: report.before.listeners,
      days: report.days.map(({ listeners }) => listeners),
    },
    {
      label: t('Hours heard'),
      now: hours(report.totals.heard_ms),
      before: hours(report.before.heard_ms),
      days: report.days.map(({ heard_ms }) => heard_ms),
    },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ label, now, before, days }) => (
        <Stat
          key={label}
          className={css.figure}
          label={label}
          value={formatNumber(now, language)}
          delta={compare ? changeOf(now, before, language, t) : undefined}
          spark={<Sparkline values={days} />}
          sparkPlace="beside"
        />
      ))}
    </dl>
  );
}
