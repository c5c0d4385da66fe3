import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Pages contain the same few inline texts: each is hashed once. */
const hashes = new LRUCache<string, string>({
  max: 200,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

/** An inline text as a content security policy names it. */
export const hashOf = (text: string): string => hashes.memo(text);
