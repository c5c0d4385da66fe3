import { type ReactNode, useId } from 'react';
import { cx } from '../../cx.ts';
import {
  body,
  card,
  cardBody,
  cardFoot,
  cardHead,
  cardTitle,
  foot,
  head,
  section,
  sentence,
  title as titleClass,
  words,
} from './Section.css.ts';

/** Props of {@link Section} and {@link SettingsCard}. */
export interface SectionProps {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Beside the title: a badge, a link, a button that tests. */
  aside?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** What an anchor leads to. */
  id?: string;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Props of {@link SettingsCard}. */
export interface SettingsCardProps extends SectionProps {
  /** `danger` is framed in ink. */
  tone?: 'plain' | 'danger';
}

/** A part of a long page, under the 2 px line: "Profile", "Ways to log in". */
export function Section({
  title,
  description,
  aside,
  children,
  actions,
  id,
  headingLevel = 2,
  className,
}: SectionProps) {
  const own = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} aria-labelledby={own} className={cx(section, className)}>
      <div className={head}>
        <div className={words}>
          <Heading id={own} className={titleClass}>
            {title}
          </Heading>
          {description && <p className={sentence}>{description}</p>}
        </div>
        {aside}
      </div>
      {children && <div className={body}>{children}</div>}
      {actions && <div className={foot}>{actions}</div>}
    </section>
  );
}

/** One group of settings. */
export function SettingsCard({
  title,
  description,
  aside,
  children,
  actions,
  id,
  headingLevel = 2,
  tone = 'plain',
  className,
}: SettingsCardProps) {
  const own = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} aria-labelledby={own} className={cx(card({ tone }), className)}>
      <div className={cx(head, cardHead)}>
        <div className={words}>
          <Heading id={own} className={cx(titleClass, cardTitle)}>
            {title}
          </Heading>
          {description && <p className={sentence}>{description}</p>}
        </div>
        {aside}
      </div>
      <div className={cx(body, cardBody)}>{children}</div>
      {actions && <div className={cx(foot, cardFoot)}>{actions}</div>}
    </section>
  );
}
