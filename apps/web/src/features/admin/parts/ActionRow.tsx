import { text } from '@kantele/ui/css/text.css';
import type { ReactNode } from 'react';
import { action, actionWords } from './parts.css.ts';

interface ActionRowProps {
  title: string;
  /** What it does, in a sentence. */
  text: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** One thing that can be done. */
export function ActionRow({ title, text: sentence, children }: ActionRowProps) {
  return (
    <div className={action}>
      <div className={actionWords}>
        <p className={text({ style: 'strong' })}>{title}</p>
        <p className={text({ style: 'small', tone: 'muted' })}>{sentence}</p>
      </div>
      {children}
    </div>
  );
}
