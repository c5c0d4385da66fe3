import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { group, segment } from './Segmented.css.ts';

/** Props of {@link Segmented}. */
export interface SegmentedProps<T extends string> {
  /** Names the group. */
  label: string;
  items: readonly { id: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of two or three, side by side: "Yearly | Monthly". */
export function Segmented<T extends string>({ label, items, value, onChange }: SegmentedProps<T>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={group}
      value={value}
      onChange={(id) => {
        const chosen = items.find((item) => item.id === id);
        if (chosen) onChange(chosen.id);
      }}
    >
      {items.map((item) => (
        <Radio key={item.id} value={item.id} className={segment}>
          {item.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
