import type { RevenueOfCurrency } from '@kantele/api/contract/billing';
import { line } from '@kantele/api/translate';
import { LineChart } from '@kantele/ui/LineChart';
import { useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatCompact, formatDay, formatNumber } from '../../../lib/format.ts';
import { formatMoney, minorUnits } from '../../../lib/money.ts';
import { FigureChoice, TableSwitch } from '../../insights/FigureControls.tsx';
import { FiguresTable } from '../../insights/FiguresTable.tsx';
import { ReportBlock } from '../../insights/ReportBlock.tsx';

const measures = ['mrr', 'subscribers', 'began', 'ended', 'trials_ended', 'trials_converted'] as const;
type Measure = (typeof measures)[number];
const names: Record<Measure, string> = {
  mrr: line('Monthly revenue'),
  subscribers: line('Subscribers'),
  began: line('New'),
  ended: line('Lost'),
  trials_ended: line('Trials ended'),
  trials_converted: line('Trials that became plans'),
};

/** A figure of each day as a line, or all of them as a table. */
export function RevenueChart({ of: { currency, days } }: { of: RevenueOfCurrency }) {
  const t = useT();
  const language = useLanguage();
  const [measure, setMeasure] = useState<Measure>('mrr');
  const [asTable, setAsTable] = useState(false);
  const title = t(names[measure]);
  const format = (of: Measure, value: number, short = false) => {
    if (short) return formatCompact(of === 'mrr' ? value / minorUnits(currency) : value, language);
    return of === 'mrr' ? formatMoney(value, currency, language) : formatNumber(value, language);
  };
  const columns = [t('Day'), ...measures.map((one) => t(names[one]))];
  return (
    <ReportBlock
      title={asTable ? t('Revenue by day') : title}
      actions={<TableSwitch asTable={asTable} onChange={setAsTable} />}
      csv={{
        name: `revenue-${currency}-${days[0]?.day ?? ''}-${days.at(-1)?.day ?? ''}`,
        // In minor units, as everything that is computed with.
        head: ['day', 'currency', ...measures],
        rows: () => days.map((day) => [day.day, currency, ...measures.map((one) => day[one])]),
      }}
    >
      {asTable ? (
        <FiguresTable
          label={t('Revenue by day')}
          columns={columns}
          rows={days.map((day) => ({
            id: day.day,
            name: formatDay(day.day, language),
            figures: measures.map((one) => format(one, day[one])),
          }))}
        />
      ) : (
        <>
          <LineChart
            label={title}
            points={days.map(({ day }) => formatDay(day, language))}
            ticks={days.map(({ day }) => formatDay(day, language, true))}
            series={[{ name: title, values: days.map((day) => day[measure]), look: 'main' }]}
            format={(value, short) => format(measure, value, short)}
          />
          <FigureChoice measures={measures} names={names} value={measure} onChange={setMeasure} />
        </>
      )}
    </ReportBlock>
  );
}
