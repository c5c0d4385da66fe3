import type { RuleSet } from '@kantele/api/playlist-rules';
import { NumberField } from '@kantele/ui/NumberField';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../../app/i18n.tsx';
import { orderWords, units, unitWords } from './rule-words.ts';
import * as css from './rules.css.ts';

export type Order = Pick<RuleSet, 'order' | 'direction' | 'reshuffle' | 'limit'>;
const orders = Object.entries(orderWords) as [RuleSet['order'], string][];
const firstLimit = 50;

interface OrderFieldsProps {
  value: Order;
  onChange: (value: Order) => void;
}

/** In which order songs stand, and how many there are. */
export function OrderFields({ value, onChange }: OrderFieldsProps) {
  const t = useT();
  const { order, direction, reshuffle, limit } = value;
  const isRandom = order === 'random';
  return (
    <div className={css.pair}>
      <Select
        label={t('Order by')}
        selectedKey={order}
        onSelectionChange={(key) => {
          const chosen = orders.find(([known]) => known === key);
          if (chosen) onChange({ ...value, order: chosen[0] });
        }}
      >
        {orders.map(([known, words]) => (
          <SelectItem key={known} id={known}>
            {t(words)}
          </SelectItem>
        ))}
      </Select>
      {isRandom ? (
        <Select
          label={t('Shuffle again')}
          selectedKey={reshuffle}
          onSelectionChange={(key) => onChange({ ...value, reshuffle: key === 'daily' ? 'daily' : 'never' })}
        >
          <SelectItem id="daily">{t('Every day')}</SelectItem>
          <SelectItem id="never">{t('Never')}</SelectItem>
        </Select>
      ) : (
        <Select
          label={t('Direction')}
          selectedKey={direction}
          onSelectionChange={(key) => onChange({ ...value, direction: key === 'desc' ? 'desc' : 'asc' })}
        >
          <SelectItem id="asc">{t('From the least, oldest or A')}</SelectItem>
          <SelectItem id="desc">{t('From the most, newest or Z')}</SelectItem>
        </Select>
      )}
      <Select
        label={t('Limit')}
        selectedKey={limit?.by ?? 'none'}
        onSelectionChange={(key) => {
          const by = units.find((unit) => unit === key);
          onChange({ ...value, limit: by ? { by, value: limit?.value ?? firstLimit } : null });
        }}
      >
        <SelectItem id="none">{t('No limit')}</SelectItem>
        {units.map((unit) => (
          <SelectItem key={unit} id={unit}>
            {t(unitWords[unit])}
          </SelectItem>
        ))}
      </Select>
      {limit && (
        <NumberField
          label={t('At most')}
          minValue={1}
          maxValue={50_000_000}
          value={limit.value}
          onChange={(most) => {
            if (!Number.isNaN(most)) onChange({ ...value, limit: { ...limit, value: most } });
          }}
        />
      )}
    </div>
  );
}
