import { text } from '@kantele/ui/css/text.css';
import * as css from './review.css.ts';

interface SongWordsProps {
  name: string;
  /** Artist, album, length: what is known. */
  facts: readonly string[];
  /** On one line, however long it is. */
  clamp?: boolean;
}

/** A song by its name and what is known of it, as a file or as the site has it. */
export function SongWords({ name, facts, clamp = false }: SongWordsProps) {
  return (
    <span className={css.words}>
      <span className={text({ style: 'listName', ...(clamp ? { clamp: 1 } : {}) })} dir="auto">
        {name}
      </span>
      <span className={text({ style: 'meta', tone: 'muted' })} dir="auto">
        {facts.join(' · ')}
      </span>
    </span>
  );
}
