import type { ReactNode } from 'react';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../cx.ts';
import { FileTrigger } from '../FileTrigger/FileTrigger.tsx';
import { action, hint as hintClass, title, zone } from './DropZone.css.ts';
import { filesOf, isAccepted } from './files.ts';

/** Props of {@link DropZone}. */
export interface DropZoneProps {
  /** "Drop audio files here"; it names the zone, too. */
  label: string;
  /** What is taken, in words. */
  hint?: ReactNode;
  /** The button for those who do not drag. */
  buttonLabel: string;
  /** Media types and endings: `['image/*', '.flac']`. */
  accept?: readonly string[];
  multiple?: boolean;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Called with at least one file that is accepted; without `multiple` with one. */
  onFiles: (files: File[]) => void;
  /** Files that were dropped and are not taken. */
  onReject?: (files: File[]) => void;
  className?: string;
}

/** A place to drop files on, to paste them into, or to choose them by a button. */
export function DropZone({
  label,
  hint,
  buttonLabel,
  accept,
  multiple = false,
  icon,
  isDisabled = false,
  onFiles,
  onReject,
  className,
}: DropZoneProps) {
  const take = (files: File[]) => {
    const good = files.filter((file) => isAccepted(file, accept));
    const kept = multiple ? good : good.slice(0, 1);
    const left = files.filter((file) => !kept.includes(file));
    if (kept.length > 0) onFiles(kept);
    if (left.length > 0) onReject?.(left);
  };
  return (
    <AriaDropZone
      isDisabled={isDisabled}
      getDropOperation={() => 'copy'}
      onDrop={async (event) => take(await filesOf(event.items))}
      className={cx(zone, className)}
    >
      {icon}
      <Text slot="label" className={title}>
        {label}
      </Text>
      {hint && <p className={hintClass}>{hint}</p>}
      <FileTrigger
        accept={accept}
        multiple={multiple}
        isDisabled={isDisabled}
        size="small"
        className={action}
        onFiles={take}
      >
        {buttonLabel}
      </FileTrigger>
    </AriaDropZone>
  );
}
