import { siteAddress } from '../../core/text/site-address.ts';
import { directionOf, type Translate } from '../../core/translate.ts';
import type { PushedMessage } from './contract.ts';
import type { NotificationRow } from './queries.ts';
import { readMessage } from './view.ts';

/** Characters of a title and of a text: what a screen shows of them. */
const longest = { title: 150, body: 300 };
/** Bytes of a message before it is encrypted: push services must take 4,096 after that (RFC 8030, 7.2). */
const maxBytes = 3_000;
/** Where a message leads that leads nowhere. */
const inbox = '/notifications';

/** What a browser shows of a message: at most 3,000 bytes as JSON. Null for a kind of another version. */
export function pushedMessage(row: NotificationRow, t: Translate, language: string): PushedMessage | null {
  const read = readMessage(row, t);
  if (!read) return null;
  const { title, body } = read.push;
  const message = {
    id: row.public_id,
    title: firstOf(title, longest.title),
    body: firstOf(body, longest.body),
    link: siteAddress(read.said.link?.action ?? inbox),
    language,
    direction: directionOf(language),
  };
  // The words have 2,700 bytes at most, where each of their characters is escaped.
  const size = Buffer.byteLength(JSON.stringify(message));
  return size <= maxBytes ? message : { ...message, link: siteAddress(inbox) };
}

/** The first characters of a text; none is cut in two. */
function firstOf(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}
