import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxValue,
  Input,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { cx } from '../../cx.ts';
import { arrow } from '../ComboBox/ComboBox.css.ts';
import {
  ComboList,
  type ComboOption,
  type ComboSection,
  flatten,
  type ListTexts,
} from '../ComboBox/ComboList.tsx';
import { useOptionFilter } from '../ComboBox/useOptionFilter.ts';
import { iconButtonStyle } from '../IconButton/IconButton.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts, focusInput } from '../TextField/FieldParts.tsx';
import { field, group, groupInput, groupWithButtons } from '../TextField/field.css.ts';
import { box, input, opener, remove, tag, tags, words } from './TagField.css.ts';

type Inherited = Pick<
  AriaComboBoxProps<object>,
  'name' | 'form' | 'isRequired' | 'isDisabled' | 'autoFocus' | 'onInputChange' | 'onOpenChange'
>;

/**
 * The array of the render before as long as it says the same: the library takes another one for a change from outside
 * and empties the field, so that nothing could be typed where the ids are made anew at every render.
 */
function useSameArray(ids: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(ids);
  if (kept === ids) return kept;
  if (kept.length === ids.length && kept.every((id, at) => id === ids[at])) return kept;
  setKept(ids);
  return ids;
}

/** Props of {@link TagField}. The form gets one value by the name for each tag. */
export interface TagFieldProps extends Inherited, FieldTexts, ListTexts {
  options: readonly (ComboOption | ComboSection)[];
  /** Labels of chosen tags that are not among the options now. */
  known?: readonly ComboOption[];
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (ids: string[]) => void;
  placeholder?: string;
  /** Names the button on a tag: "Remove Jazz". */
  removeLabel: (label: string) => string;
  /** The options are found elsewhere, for what `onInputChange` tells: nothing is left out here. */
  filtered?: boolean;
  className?: string;
}

/**
 * Several of many, found by typing. Backspace in the empty field removes the last tag; the tags themselves are
 * reached by Tab and arrows.
 */
export function TagField({
  label,
  optional,
  description,
  error,
  options,
  known = [],
  value,
  defaultValue = [],
  onChange,
  placeholder,
  removeLabel,
  filtered = false,
  emptyText,
  loadingText,
  loading,
  className,
  ...props
}: TagFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const filter = useOptionFilter(options, filtered, props);
  const chosen = useSameArray(value ?? own);
  // What was chosen may not be among the options any more: they follow what is typed.
  const [seen, setSeen] = useState<readonly ComboOption[]>([]);
  const labels = new Map([...known, ...seen, ...flatten(options)].map((option) => [option.id, option.label]));

  const choose = (ids: string[]) => {
    setSeen(ids.flatMap((id) => ({ id, label: labels.get(id) ?? id })));
    setOwn(ids);
    onChange?.(ids);
  };
  const parts = () => [
    ...(root.current?.querySelectorAll<HTMLElement>('[data-tag], input[role="combobox"]') ?? []),
  ];
  const drop = (id: string) => {
    // Focus stays in the field: on the tag that takes the place of the removed one, or on the input.
    const all = parts();
    const at = all.findIndex((part) => part.dataset.tag === id);
    all[at + 1]?.focus();
    choose(chosen.filter((one) => one !== id));
  };
  const move = (from: HTMLElement, by: 1 | -1) => {
    const all = parts();
    const rtl = root.current && getComputedStyle(root.current).direction === 'rtl';
    all[all.indexOf(from) + (rtl ? -by : by)]?.focus();
  };
  const onTagKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      move(event.currentTarget, event.key === 'ArrowLeft' ? -1 : 1);
    } else if (event.key === 'Backspace' || event.key === 'Delete') drop(id);
    else return;
    event.preventDefault();
  };
  const onInputKey = (event: { key: string; target: EventTarget }) => {
    const target = event.target;
    if (!(target instanceof HTMLInputElement) || target.value !== '') return;
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && last !== undefined) drop(last);
    const back = getComputedStyle(target).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === back) move(target, event.key === 'ArrowLeft' ? -1 : 1);
  };

  return (
    <AriaComboBox
      ref={root}
      allowsEmptyCollection
      {...props}
      {...filter}
      selectionMode="multiple"
      value={chosen}
      onChange={(keys) => choose(keys.map(String))}
      onKeyDown={onInputKey}
      isInvalid={error ? true : undefined}
      className={cx(field, className)}
    >
      <FieldLabel label={label} optional={optional} />
      <Group className={cx(group, groupWithButtons, box)} onClick={focusInput}>
        <ul className={tags}>
          {chosen.map((id, index) => (
            <li key={id} className={tag}>
              <span className={words} aria-hidden="true">
                {labels.get(id) ?? id}
              </span>
              <button
                type="button"
                data-tag={id}
                className={remove}
                aria-label={removeLabel(labels.get(id) ?? id)}
                tabIndex={index === chosen.length - 1 ? 0 : -1}
                disabled={props.isDisabled}
                onKeyDown={(event) => onTagKey(event, id)}
                onClick={() => drop(id)}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <Input className={cx(groupInput, input)} placeholder={chosen.length > 0 ? undefined : placeholder} />
        <Button className={cx(iconButtonStyle({ size: 32 }), opener)}>
          <ChevronDown className={arrow} size={18} aria-hidden="true" />
        </Button>
      </Group>
      <ComboBoxValue className={visuallyHidden} />
      <FieldNotes description={description} error={error} />
      <ComboList options={options} emptyText={emptyText} loadingText={loadingText} loading={loading} />
    </AriaComboBox>
  );
}
