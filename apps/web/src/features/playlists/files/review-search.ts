import { line } from '@kantele/api/translate';

/** States of the songs of a file, and what they are called, in English. */
export const entryWords = {
  perhaps: line('Uncertain'),
  missing: line('Missing'),
  found: line('Found'),
} as const;
export type EntryState = keyof typeof entryWords;
export const entryStates = Object.keys(entryWords) as EntryState[];

export interface ReviewSearch {
  state?: EntryState;
}

/** What the address of a review may say. */
export function reviewSearch(search: Record<string, unknown>): ReviewSearch {
  const state = entryStates.find((one) => one === search.state);
  return state ? { state } : {};
}
