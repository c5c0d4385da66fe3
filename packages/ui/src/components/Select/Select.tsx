import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem, type ListBoxItemProps } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { cx } from '../../cx.ts';
import { item, itemText } from '../Menu/Menu.css.ts';
import { popover } from '../Popover/Popover.css.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import { control, field } from '../TextField/field.css.ts';
import { compactField, compactTrigger, empty, list, options, search, trigger, value } from './Select.css.ts';

type Inherited<T extends object> = Omit<AriaSelectProps<T>, 'className' | 'style' | 'children' | 'isInvalid'>;

/** Props of {@link Select}. */
export interface SelectProps<T extends object> extends Inherited<T>, FieldTexts {
  items?: Iterable<T>;
  /** `SelectItem`s, or a function from one of `items` to one. */
  children: ReactNode | ((item: T) => ReactNode);
  /** Gives the list a filter field with these names. */
  search?: { label: string; clearLabel: string };
  loading?: boolean;
  /** One low line, the label before the choice: for toolbars. */
  compact?: boolean;
  /** The fixed words of an empty and of a loading list. */
  emptyText?: string;
  loadingText?: string;
  className?: string;
}

/** A choice from a list. */
export function Select<T extends object>({
  label,
  labelHidden,
  optional,
  description,
  error,
  items,
  children,
  search: searching,
  loading = false,
  emptyText = 'There are no items matching your query',
  loadingText = 'Loading...',
  compact = false,
  className,
  ...props
}: SelectProps<T>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const box = (
    <ListBox
      className={options}
      items={loading ? [] : items}
      renderEmptyState={() => (
        <div className={empty}>
          {loading && <Spinner />} {loading ? loadingText : emptyText}
        </div>
      )}
    >
      {loading ? [] : children}
    </ListBox>
  );
  return (
    <AriaSelect
      allowsEmptyCollection
      {...props}
      isInvalid={error ? true : undefined}
      className={cx(field, compact && compactField, className)}
    >
      <FieldLabel label={label} labelHidden={labelHidden} optional={optional} />
      <Button className={cx(control, trigger, compact && compactTrigger)}>
        <SelectValue className={value} />
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover className={cx(popover, list)} offset={4}>
        {searching ? (
          <Autocomplete filter={contains}>
            <div className={search}>
              <SearchField
                label={searching.label}
                clearLabel={searching.clearLabel}
                placeholder={searching.label}
                autoFocus
              />
            </div>
            {box}
          </Autocomplete>
        ) : (
          box
        )}
      </Popover>
    </AriaSelect>
  );
}

/** Props of {@link SelectItem}. */
export interface SelectItemProps extends Omit<ListBoxItemProps, 'className' | 'style' | 'children'> {
  id: string;
  children: string;
  /** The face the words are shown in. */
  fontFamily?: string;
}

/** One choice. */
export function SelectItem({ children, fontFamily, ...props }: SelectItemProps) {
  return (
    <ListBoxItem {...props} textValue={children} className={item()} style={{ fontFamily }}>
      {({ isSelected }) => (
        <>
          <span className={itemText}>{children}</span>
          {isSelected && <Check size={18} aria-hidden="true" />}
        </>
      )}
    </ListBoxItem>
  );
}
