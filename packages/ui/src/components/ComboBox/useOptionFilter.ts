import { useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import type { ComboBoxProps } from 'react-aria-components/ComboBox';
import { type ComboOption, type ComboSection, flatten } from './ComboList.tsx';

type Told = Pick<ComboBoxProps<object>, 'onInputChange' | 'onOpenChange'>;

// Neither given nor left out. The library would show its own nodes of the whole list when it is opened by the button
// and copies of them while it is filtered, and React's development build throws when it compares the two sections
// (adobe/react-spectrum#9405). Like this it always filters, and the filter below decides what that means.
const NO_ITEMS = null as unknown as undefined;

/**
 * Leaves out options that do not contain what is typed, in their label or hint. A list that is opened without typing
 * is whole, and so is one that is filtered elsewhere.
 */
export function useOptionFilter(
  options: readonly (ComboOption | ComboSection)[],
  filtered: boolean,
  { onInputChange, onOpenChange }: Told,
) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [whole, setWhole] = useState(true);
  const hints = new Map(flatten(options).map((one) => [one.label, one.hint]));
  return {
    items: NO_ITEMS,
    defaultFilter: (label: string, typed: string) =>
      whole || filtered || contains(`${label} ${hints.get(label) ?? ''}`, typed),
    onInputChange: (typed: string) => {
      setWhole(false);
      onInputChange?.(typed);
    },
    onOpenChange: (...told: Parameters<NonNullable<Told['onOpenChange']>>) => {
      if (told[0] && told[1] !== 'input') setWhole(true);
      onOpenChange?.(...told);
    },
  };
}
