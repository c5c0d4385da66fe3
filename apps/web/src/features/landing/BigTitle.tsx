import { cx } from '@kantele/ui/cx';
import { FitTitle } from '@kantele/ui/FitTitle';
import * as css from './Landing.css.ts';

/** Characters from which a title is a sentence, which must be read whole, and from which a word is divided. */
const long = 40;
const longWord = 16;
/** Letters that the face of titles has in every width. */
const fitting = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

const fits = (title: string) =>
  title.length <= long && fitting.test(title) && title.split(/\s/).every((word) => word.length < longWord);

interface BigTitleProps {
  as: 'h1' | 'h2';
  children: string;
  /** Height of the letters of a short title, as a CSS length. */
  size: string;
}

/** A title as large as its measure allows. */
export function BigTitle({ as: Tag, children, size }: BigTitleProps) {
  if (!fits(children)) {
    return (
      <Tag className={cx(css.sentence, Tag === 'h1' && css.firstSentence)} dir="auto">
        {children}
      </Tag>
    );
  }
  return (
    <FitTitle as={Tag} size={size} className={css.title}>
      {children}
    </FitTitle>
  );
}
