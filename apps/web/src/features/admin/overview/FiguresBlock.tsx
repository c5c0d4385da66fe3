import { text } from '@kantele/ui/css/text.css';
import { type ReactNode, useId } from 'react';
import * as css from './overview.css.ts';

interface FiguresBlockProps {
  title: string;
  /** At the end of the line of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Figures or places of one kind under a small heading. */
export function FiguresBlock({ title, aside, children }: FiguresBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.block}>
      <div className={css.blockHead}>
        <h2 id={id} className={text({ style: 'label' })}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
