import { text } from '@kantele/ui/css/text.css';
import { type ReactNode, useId } from 'react';
import { boxGroup } from './parts.css.ts';

interface BoxGroupProps {
  label: string;
  /** A sentence under it. */
  description?: string;
  children: ReactNode;
}

/** Boxes that answer one question. */
export function BoxGroup({ label, description, children }: BoxGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid everywhere
    <div role="group" aria-labelledby={id} className={boxGroup}>
      <div>
        <p id={id} className={text({ style: 'strong' })}>
          {label}
        </p>
        {description && <p className={text({ style: 'small', tone: 'muted' })}>{description}</p>}
      </div>
      {children}
    </div>
  );
}
