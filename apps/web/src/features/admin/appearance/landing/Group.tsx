import { majorRule } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { type ReactNode, useId } from 'react';
import * as css from '../editor.css.ts';

/** A part of a panel under a heading of its own. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={cx(majorRule, css.group)} aria-labelledby={id}>
      <h2 id={id} className={css.groupTitle}>
        {title}
      </h2>
      <div className={css.stack}>{children}</div>
    </section>
  );
}
