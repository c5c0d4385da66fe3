import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Input,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { cx } from '../../cx.ts';
import { iconButtonStyle } from '../IconButton/IconButton.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts, focusInput } from '../TextField/FieldParts.tsx';
import { field, group, groupInput, groupWithButtons } from '../TextField/field.css.ts';
import { arrow } from './ComboBox.css.ts';
import { ComboList, type ComboOption, type ComboSection, type ListTexts } from './ComboList.tsx';
import { useOptionFilter } from './useOptionFilter.ts';

export type { ComboOption, ComboSection } from './ComboList.tsx';

type Inherited = Pick<
  AriaComboBoxProps<object>,
  | 'name'
  | 'form'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  | 'allowsCustomValue'
  | 'inputValue'
  | 'onInputChange'
  | 'onOpenChange'
>;

/** Props of {@link ComboBox}. The form gets the `id` of the choice. */
export interface ComboBoxProps extends Inherited, FieldTexts, ListTexts {
  /** Choices, or sections of them. */
  options: readonly (ComboOption | ComboSection)[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string | null) => void;
  placeholder?: string;
  /** The options are found elsewhere, for what `onInputChange` tells: nothing is left out here. */
  filtered?: boolean;
  className?: string;
}

/** One of many, found by typing. */
export function ComboBox({
  label,
  optional,
  description,
  error,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  filtered = false,
  emptyText,
  loadingText,
  loading,
  className,
  ...props
}: ComboBoxProps) {
  const filter = useOptionFilter(options, filtered, props);
  return (
    <AriaComboBox
      allowsEmptyCollection
      {...props}
      {...filter}
      value={value}
      defaultValue={defaultValue}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      isInvalid={error ? true : undefined}
      className={cx(field, className)}
    >
      <FieldLabel label={label} optional={optional} />
      <Group className={cx(group, groupWithButtons)} onClick={focusInput}>
        <Input className={groupInput} placeholder={placeholder} />
        <Button className={iconButtonStyle({ size: 32 })}>
          <ChevronDown className={arrow} size={18} aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
      <ComboList options={options} emptyText={emptyText} loadingText={loadingText} loading={loading} />
    </AriaComboBox>
  );
}
