import { Checkbox } from '@kantele/ui/Checkbox';
import { DateField } from '@kantele/ui/DateField';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../app/i18n.tsx';
import * as css from './insights.css.ts';
import { daysOf, type InsightsSearch, isoDay, rangeChoice, rangeDays, rangeWords } from './range.ts';

interface RangePickerProps {
  search: InsightsSearch;
  onChange: (search: InsightsSearch) => void;
  /** There are no days before to compare with. */
  single?: boolean;
}

/** Which days a report is about, and whether the days before stand beside them. */
export function RangePicker({ search, onChange, single = false }: RangePickerProps) {
  const t = useT();
  const choice = rangeChoice(search);
  const { from, to } = daysOf(search);
  const today = isoDay(Date.now());
  const own = (dates: { from: string; to: string }) => {
    if (dates.from && dates.to && dates.from <= dates.to) onChange({ alone: search.alone, ...dates });
  };
  return (
    <div className={css.dates}>
      <Select
        compact
        label={t('Days')}
        value={String(choice)}
        onChange={(key) => {
          if (key === 'own') own({ from, to });
          else onChange({ alone: search.alone, range: rangeDays.find((days) => String(days) === key) });
        }}
      >
        {[...rangeDays, 'own' as const].map((id) => (
          <SelectItem key={id} id={String(id)}>
            {t(rangeWords[id])}
          </SelectItem>
        ))}
      </Select>
      {choice === 'own' && (
        <>
          <DateField label={t('From')} value={from} max={to} onChange={(day) => own({ from: day, to })} />
          <DateField
            label={t('To')}
            value={to}
            min={from}
            max={today}
            onChange={(day) => own({ from, to: day })}
          />
        </>
      )}
      {!single && (
        <Checkbox
          isSelected={!search.alone}
          onChange={(on) => onChange({ ...search, alone: on ? undefined : true })}
        >
          {t('Compare with the days before')}
        </Checkbox>
      )}
    </div>
  );
}
