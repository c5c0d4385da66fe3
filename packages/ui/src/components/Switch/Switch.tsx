import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { cx } from '../../cx.ts';
import { root, track } from './Switch.css.ts';

/** Props of {@link Switch}. Without words inside it needs an `aria-label`. */
export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  children?: ReactNode;
  className?: string;
}

/** On or off, at once. */
export function Switch({ children, className, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={cx(root, className)}>
      <span className={track} />
      {children}
    </AriaSwitch>
  );
}
