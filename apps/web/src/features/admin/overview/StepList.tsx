import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './overview.css.ts';

/** One thing to do, with the way to it. */
export interface Step {
  id: string;
  done: boolean;
  title: string;
  sentence: string;
  /** Where it is done, and what the link there says; or a button that does it; null before it can be done. */
  way:
    | { label: string; link: Pick<LinkProps, 'to' | 'params' | 'hash' | 'search'> }
    | { button: ReactNode }
    | null;
}

/** Steps in their order; the first that is not done leads on. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const t = useT();
  const next = steps.find(({ done }) => !done);
  return (
    <ol className={css.list}>
      {steps.map(({ id, done, title, sentence, way }) => (
        <li key={id} className={css.item}>
          {done ? (
            <Check size={20} role="img" aria-label={t('Done')} />
          ) : (
            <Circle size={20} aria-hidden="true" className={css.open} />
          )}
          <div className={css.words}>
            <p className={text({ style: 'listName' })}>{title}</p>
            <p className={text({ style: 'meta', tone: 'muted' })}>{sentence}</p>
          </div>
          {!done &&
            way &&
            ('button' in way ? (
              way.button
            ) : (
              <Link
                {...way.link}
                className={buttonStyle({ size: 'small', variant: id === next?.id ? 'accent' : undefined })}
              >
                {way.label}
              </Link>
            ))}
        </li>
      ))}
    </ol>
  );
}
