import { createHash } from 'node:crypto';

/** One thing a page says: a sentence, a row of a table, a point of a list or a line of code. */
export interface Statement {
  /** The heading it stands below. */
  heading: string;
  /** On one line. */
  text: string;
  /** Four hexadecimal digits of the SHA-256 of the text: another text has another one. */
  print: string;
  isCode: boolean;
}

/** Where a sentence ends and another begins; a dot within a name or a number is none. */
const betweenSentences = /(?<=[.!?]\*{0,2}["”)]?)\s+(?=["“`*([]*[\p{Lu}\d`-])/u;

/**
 * Everything a page in Markdown says, in its order. Lines may be broken anew without changing it.
 * @param page Markdown with headings, paragraphs, lists, tables and fenced code
 */
export function statementsOf(page: string): Statement[] {
  const statements: Statement[] = [];
  let heading = '';
  let block: string[] = [];
  let isCode = false;
  const add = (text: string) => statements.push({ heading, text, print: fingerprint(text), isCode });
  const flush = () => {
    const text = block.join(' ').replace(/\s+/g, ' ').trim();
    block = [];
    if (text) for (const sentence of text.split(betweenSentences)) add(sentence);
  };
  for (const line of page.split('\n')) {
    if (line.startsWith('```')) {
      flush();
      isCode = !isCode;
    } else if (isCode) {
      if (line.trim()) add(line.replace(/\s+/g, ' ').trim());
    } else if (line.startsWith('#')) {
      flush();
      heading = line.replace(/^#+ /, '');
    } else if (/^\|[-| :]+\|$/.test(line)) {
      // The line below the head of a table.
      block = [];
    } else if (line.startsWith('|')) {
      flush();
      block.push(line.replaceAll('|', ' '));
    } else if (/^\s*(- |$)/.test(line)) {
      flush();
      block.push(line.replace(/^\s*- /, ''));
    } else block.push(line);
  }
  flush();
  return statements;
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 4);
}
