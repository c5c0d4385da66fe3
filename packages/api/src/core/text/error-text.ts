import { cleanText } from './tag-text.ts';

/** UTF-16 units kept of what an error says. */
const errorTextLength = 500;

/**
 * What an error says, fit to be stored, logged and thrown on: the words may be those of another program or machine.
 * Without control characters, halves of characters and marks of direction, at most 500 UTF-16 units.
 */
export function errorText(error: unknown): string {
  return cleanText(error instanceof Error ? error.message : error, errorTextLength) || 'Unknown error';
}
