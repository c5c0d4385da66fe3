import type { Report, SiteReport } from '@kantele/api/contract/reports';
import { line } from '@kantele/api/translate';
import { ChartLegend, LineChart } from '@kantele/ui/LineChart';
import { useState } from 'react';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { formatCompact, formatDay, formatNumber } from '../../lib/format.ts';
import { FigureChoice, TableSwitch } from './FigureControls.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import * as css from './insights.css.ts';
import { ReportBlock } from './ReportBlock.tsx';

type Measure = 'plays' | 'listeners' | 'registrations';
const titles: Record<Measure, string> = {
  plays: line('Plays per day'),
  listeners: line('Listeners per day'),
  registrations: line('New accounts per day'),
};
const names: Record<Measure, string> = {
  plays: line('Plays'),
  listeners: line('Listeners'),
  registrations: line('New accounts'),
};

interface DaysChartProps {
  report: Report | SiteReport;
  /** With the days before. */
  compare: boolean;
}

/** A figure of each day as a line, or as a table. */
export function DaysChart({ report, compare }: DaysChartProps) {
  const t = useT();
  const language = useLanguage();
  const [measure, setMeasure] = useState<Measure>('plays');
  const [asTable, setAsTable] = useState(false);
  const [now, before] = figuresOf(report, measure);
  const days = report.days.map(({ day }) => day);
  const series = [
    { name: t('These days'), values: now, look: 'main' as const },
    ...(compare ? [{ name: t('Before'), values: before, look: 'before' as const }] : []),
  ];
  const number = (value: number, short = false) =>
    short ? formatCompact(value, language) : formatNumber(value, language);
  const most = Math.max(...now);
  const title = t(titles[measure]);
  const measures: Measure[] = [
    'plays',
    'listeners',
    ...('registrations' in report ? ['registrations' as const] : []),
  ];
  return (
    <ReportBlock
      title={title}
      aside={!asTable && <ChartLegend series={series} />}
      actions={<TableSwitch asTable={asTable} onChange={setAsTable} />}
      csv={{
        name: `${measure}-${report.from}-${report.to}`,
        head: [t('Day'), ...series.map(({ name }) => name)],
        rows: () => days.map((day, index) => [day, ...series.map(({ values }) => values[index] ?? 0)]),
      }}
    >
      <p className={css.summary}>
        {most === 0
          ? t('Nothing in these days.')
          : t('Most on :day: :count.', {
              day: formatDay(days[now.indexOf(most)] ?? '', language),
              count: number(most),
            })}
      </p>
      {asTable ? (
        <FiguresTable
          label={title}
          columns={[t('Day'), ...series.map(({ name }) => name)]}
          rows={days.map((day, index) => ({
            id: day,
            name: formatDay(day, language),
            figures: series.map(({ values }) => number(values[index] ?? 0)),
          }))}
        />
      ) : (
        <LineChart
          label={title}
          points={days.map((day) => formatDay(day, language))}
          ticks={days.map((day) => formatDay(day, language, true))}
          series={series}
          format={number}
        />
      )}
      <FigureChoice measures={measures} names={names} value={measure} onChange={setMeasure} />
    </ReportBlock>
  );
}

function figuresOf(report: Report | SiteReport, measure: Measure): [number[], number[]] {
  if (measure === 'registrations') {
    if (!('registrations' in report)) return [[], []];
    return [report.registrations, report.registrations_before].map((days) =>
      days.map(({ count }) => count),
    ) as [number[], number[]];
  }
  return [report.days.map((day) => day[measure]), report.days_before.map((day) => day[measure])];
}
