import { ruleFields } from '@kantele/api/playlist-rules';
import { DateField } from '@kantele/ui/DateField';
import { NumberField } from '@kantele/ui/NumberField';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { X } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { GlyphButton } from '../../../app/parts/GlyphButton.tsx';
import { conditionOn, type DraftCondition, withOperator } from './rule-draft.ts';
import { fieldsInOrder, fieldWords, operatorsOf, operatorWords } from './rule-words.ts';
import * as css from './rules.css.ts';

interface ConditionRowProps {
  condition: DraftCondition;
  onChange: (condition: DraftCondition) => void;
  onRemove: () => void;
}

/** One condition: what is asked for, how it is compared, and with what. */
export function ConditionRow({ condition, onChange, onRemove }: ConditionRowProps) {
  const t = useT();
  const { field, op } = condition;
  const name = t(fieldWords[field]);
  const operators = operatorsOf(field);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend above the row
    <div role="group" aria-label={t('Condition: :field', { field: name })} className={css.condition}>
      <Select
        label={t('What is asked for')}
        labelHidden
        selectedKey={field}
        onSelectionChange={(key) => {
          const chosen = fieldsInOrder.find((known) => known === key);
          if (chosen) onChange(conditionOn(chosen, condition));
        }}
        search={{ label: t('Search'), clearLabel: t('Clear') }}
      >
        {fieldsInOrder.map((known) => (
          <SelectItem key={known} id={known}>
            {t(fieldWords[known])}
          </SelectItem>
        ))}
      </Select>
      {operators.length === 1 ? (
        <Answer condition={condition} onChange={onChange} />
      ) : (
        <Select
          label={t('Comparison')}
          labelHidden
          selectedKey={op}
          onSelectionChange={(key) => {
            const chosen = operators.find((known) => known === key);
            if (chosen) onChange(withOperator(condition, chosen));
          }}
        >
          {operators.map((known) => (
            <SelectItem key={known} id={known}>
              {t(operatorWords[known])}
            </SelectItem>
          ))}
        </Select>
      )}
      <div className={css.value}>
        <Value condition={condition} onChange={(value) => onChange({ ...condition, value })} />
      </div>
      <GlyphButton label={t('Remove condition: :field', { field: name })} onPress={onRemove}>
        <X size={18} aria-hidden="true" />
      </GlyphButton>
    </div>
  );
}

function Answer({ condition, onChange }: Pick<ConditionRowProps, 'condition' | 'onChange'>) {
  const t = useT();
  return (
    <Select
      label={t('Comparison')}
      labelHidden
      selectedKey={condition.value === false ? 'no' : 'yes'}
      onSelectionChange={(key) => onChange({ ...condition, value: key === 'yes' })}
    >
      <SelectItem id="yes">{t('Yes')}</SelectItem>
      <SelectItem id="no">{t('No')}</SelectItem>
    </Select>
  );
}

interface ValueProps {
  condition: DraftCondition;
  onChange: (value: DraftCondition['value']) => void;
}

function Value({ condition: { field, op, value }, onChange }: ValueProps) {
  const t = useT();
  const type = ruleFields[field];
  const label = t('Value');
  if (type === 'boolean') return null;
  if (type === 'text') {
    return (
      <TextField
        label={label}
        labelHidden
        maxLength={255}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
      />
    );
  }
  if (op === 'after' || op === 'before') {
    return (
      <DateField
        label={label}
        labelHidden
        value={typeof value === 'string' ? value : ''}
        onChange={(date) => onChange(date || null)}
      />
    );
  }
  const [first, end] = Array.isArray(value) ? value : [value, value];
  const asNumber = (one: unknown) => (typeof one === 'number' ? one : Number.NaN);
  const options = field === 'year' ? { useGrouping: false } : { maximumFractionDigits: 1 };
  const isDays = type === 'date';
  const number = (name: string, shown: unknown, set: (one: number) => void) => (
    <NumberField
      label={name}
      labelHidden
      plain
      formatOptions={isDays ? { maximumFractionDigits: 0 } : options}
      {...(isDays ? { unit: t('days'), minValue: 1, maxValue: 36_500 } : {})}
      value={asNumber(shown)}
      onChange={(one) => (Number.isNaN(one) ? onChange(null) : set(one))}
    />
  );
  if (op !== 'between') return number(label, first, onChange);
  return (
    <>
      {number(t('From'), first, (from) => onChange([from, Math.max(from, asNumber(end) || from)]))}
      {number(t('To'), end, (to) => onChange([Math.min(asNumber(first) || to, to), to]))}
    </>
  );
}
