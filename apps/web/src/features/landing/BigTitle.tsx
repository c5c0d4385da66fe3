import { cx } from '@kantele/ui/cx';
import { FitTitle } from '@kantele/ui/FitTitle';
import * as css from './Landing.css.ts';

/** Characters from which a title is a sentence, which must be read whole. */
const long = 40;

interface BigTitleProps {
  as: 'h1' | 'h2';
  children: string;
  /** Height of the letters of a short title, as a CSS length. */
  size: string;
}

/** A title as large as its measure allows. */
export function BigTitle({ as: Tag, children, size }: BigTitleProps) {
  if (children.length > long) {
    return (
      <Tag className={cx(css.sentence, Tag === 'h1' && css.firstSentence)} dir="auto">
        {children}
      </Tag>
    );
  }
  return (
    <FitTitle as={Tag} range="hero" size={size} className={css.title}>
      {children}
    </FitTitle>
  );
}
