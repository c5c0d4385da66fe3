import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

const states = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof states)[number];

/** What the address of the log of mails may say. */
export interface MailsSearch extends Paging {
  /** A part of the receiver’s address. */
  q?: string;
  state?: MailState;
}

export function mailsSearch(search: Record<string, unknown>): MailsSearch {
  const { q } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return {
    ...pagingSearch(search),
    ...oneOf('state', states, search),
    q: words && words.length <= 254 ? words : undefined,
  };
}

/** The same as input of the list. */
export function mailsInput({ q, state, ...paging }: MailsSearch) {
  return { ...pagingInput(paging), ...(q ? { query: q } : {}), ...(state ? { state } : {}) };
}
