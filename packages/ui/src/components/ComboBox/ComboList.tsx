import { Check } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { cx } from '../../cx.ts';
import { header, item, itemEnd, itemText } from '../Menu/Menu.css.ts';
import { popover } from '../Popover/Popover.css.ts';
import { empty, list, options as optionsClass } from '../Select/Select.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { FollowingPopover } from './FollowingPopover.tsx';

/** One choice of a combo box or a tag field. */
export interface ComboOption {
  id: string;
  label: string;
  /** Muted words at the end of the line: an offset, a code. They can be typed, too. */
  hint?: string;
}

/** Choices under a title. */
export interface ComboSection {
  id: string;
  title: string;
  options: readonly ComboOption[];
}

/** The fixed words of a list that can be empty or on its way. */
export interface ListTexts {
  /** "There are no items matching your query". */
  emptyText: string;
  /** "Loading...". */
  loadingText: string;
  loading?: boolean;
}

/** All choices, without their sections. */
export const flatten = (options: readonly (ComboOption | ComboSection)[]): readonly ComboOption[] =>
  options.flatMap((one) => ('options' in one ? one.options : one));

function Item({ id, label, hint }: ComboOption) {
  return (
    <ListBoxItem id={id} textValue={label} className={item()}>
      {({ isSelected }) => (
        <>
          <span className={itemText}>{label}</span>
          {hint && <span className={itemEnd}>{hint}</span>}
          {isSelected && <Check size={18} aria-hidden="true" />}
        </>
      )}
    </ListBoxItem>
  );
}

/** The list under a combo box, at most 420 px high. */
export function ComboList({
  options,
  emptyText,
  loadingText,
  loading = false,
}: ListTexts & { options: readonly (ComboOption | ComboSection)[] }) {
  return (
    <FollowingPopover className={cx(popover, list)}>
      <ListBox
        className={optionsClass}
        renderEmptyState={() => (
          <div className={empty}>
            {loading && <Spinner />} {loading ? loadingText : emptyText}
          </div>
        )}
      >
        {loading
          ? []
          : options.map((one) =>
              'options' in one ? (
                <ListBoxSection key={one.id} id={one.id}>
                  <Header className={header}>{one.title}</Header>
                  {one.options.map((option) => (
                    <Item key={option.id} {...option} />
                  ))}
                </ListBoxSection>
              ) : (
                <Item key={one.id} {...one} />
              ),
            )}
      </ListBox>
    </FollowingPopover>
  );
}
