import type { ReactNode } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components/FileTrigger';
import { Button, type ButtonProps } from '../Button/Button.tsx';

/** Props of {@link FileTrigger}: those of a button, and what may be chosen. */
export interface FileTriggerProps extends Omit<ButtonProps, 'onPress' | 'children' | 'type'> {
  children: ReactNode;
  /** Media types and endings: `['image/*', '.flac']`. */
  accept?: readonly string[];
  multiple?: boolean;
  /** A folder with all that is in it. */
  directory?: boolean;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
}

/** A button that asks for files. */
export function FileTrigger({
  accept,
  multiple = false,
  directory = false,
  onFiles,
  children,
  ...button
}: FileTriggerProps) {
  return (
    <AriaFileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={multiple}
      acceptDirectory={directory}
      onSelect={(list) => {
        const files = list ? [...list] : [];
        if (files.length > 0) onFiles(files);
      }}
    >
      <Button {...button}>{children}</Button>
    </AriaFileTrigger>
  );
}
