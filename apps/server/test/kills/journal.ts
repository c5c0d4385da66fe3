import { createHash, randomFillSync } from 'node:crypto';
import { noiseWav } from '../noise-wav.ts';

export type Transport = 'tus' | 'direct';

/** A file somebody means to upload, and what was answered. */
export interface Intent {
  name: string;
  bytes: Buffer;
  sha256: string;
  transport: Transport;
  /** Address of the resumable upload; null until it was announced. */
  location: string | null;
  /** What its sender was told is safe. */
  acknowledged: number;
  /** Bytes that were sent, at most. */
  sent: number;
  /** The file it has become, as its sender was told. */
  entryId: number | null;
  /** `perhaps`: a request whose answer was lost may have worked. */
  state: 'open' | 'stored' | 'perhaps' | 'refused' | 'given up';
}

/** What one client meant to do and what it was told; `problems` are breaches that showed at once. */
export interface Journal {
  client: number;
  intents: Intent[];
  problems: string[];
  /** Requests that were answered well. */
  acknowledged: number;
  /** Uploads that went on after their server was gone. */
  resumed: number;
}

export const newJournal = (client: number): Journal => ({
  ...{ client, intents: [], problems: [], acknowledged: 0, resumed: 0 },
});

/** @param isSound false for text that is called sound, which is refused */
export function newIntent(journal: Journal, transport: Transport, size: number, isSound = true): Intent {
  const bytes = isSound ? noiseWav(size) : randomFillSync(Buffer.alloc(size)).fill('words ', 0, 600);
  const intent: Intent = {
    ...{ name: `${transport} ${journal.client} ${journal.intents.length}.wav`, bytes, transport },
    ...{ sha256: createHash('sha256').update(bytes).digest('hex') },
    ...{ location: null, acknowledged: 0, sent: 0, entryId: null, state: 'open' },
  };
  journal.intents.push(intent);
  return intent;
}
