import { visuallyHidden } from '../../css/utilities.css.ts';
import { cx } from '../../cx.ts';
import { Button } from '../Button/Button.tsx';
import { actions, bar, words } from './SaveBar.css.ts';

/** Props of {@link SaveBar}. */
export interface SaveBarProps {
  /** Whether anything differs from what is saved. The bar is there only then. */
  dirty: boolean;
  /** "You have unsaved changes". */
  message: string;
  saveLabel: string;
  discardLabel: string;
  /** Without it the button submits the form around the bar, or the one whose id is given. */
  onSave?: () => void;
  onDiscard: () => void;
  form?: string;
  saving?: boolean;
  className?: string;
}

/** What to do about changes, at the lower edge of a page of settings. Announced when it comes. */
export function SaveBar({
  dirty,
  message,
  saveLabel,
  discardLabel,
  onSave,
  onDiscard,
  form,
  saving = false,
  className,
}: SaveBarProps) {
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {dirty ? message : ''}
      </span>
      {dirty && (
        <div className={cx(bar, className)}>
          <p className={words}>{message}</p>
          <div className={actions}>
            <Button variant="inverse" size="small" isDisabled={saving} onPress={onDiscard}>
              {discardLabel}
            </Button>
            <Button
              variant="accent"
              size="small"
              pending={saving}
              type={onSave ? 'button' : 'submit'}
              form={form}
              onPress={onSave}
            >
              {saveLabel}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
