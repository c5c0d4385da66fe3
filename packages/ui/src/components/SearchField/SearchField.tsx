import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
} from 'react-aria-components/SearchField';
import { cx } from '../../cx.ts';
import { iconButtonStyle } from '../IconButton/IconButton.css.ts';
import { field, hint as hintClass, input } from './SearchField.css.ts';

type Inherited = Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'aria-label'>;

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends Inherited {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  /** Names the button that empties the field. */
  clearLabel: string;
  size?: 'header' | 'large';
  /** The key that leads here, shown while the field is empty. */
  hint?: string;
  /** A control inside the end of the field, such as the landing page's Search button. */
  action?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A field to search with: Enter submits, Escape empties. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  size = 'header',
  hint,
  action,
  inputRef,
  className,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className={cx(field({ size }), className)}>
      {({ isEmpty }) => (
        <>
          <Search size={size === 'large' ? 22 : 18} aria-hidden="true" />
          <Input ref={inputRef} className={input} placeholder={placeholder} />
          {isEmpty ? (
            hint && (
              <span className={hintClass} aria-hidden="true">
                {hint}
              </span>
            )
          ) : (
            <Button className={iconButtonStyle({ size: 32 })} aria-label={clearLabel}>
              <X size={18} aria-hidden="true" />
            </Button>
          )}
          {action}
        </>
      )}
    </AriaSearchField>
  );
}
