import type { LikedType } from '@kantele/api/contract/likes';

/** How likes are read and changed. */
export interface LikeCalls {
  /** Those of these things that are liked. */
  read: (type: LikedType, ids: readonly number[]) => Promise<readonly number[]>;
  /** Likes a thing, or no longer. */
  send: (type: LikedType, id: number, liked: boolean) => Promise<void>;
  /** A change did not reach the server; what is shown is what was there before. */
  onFailure: (error: unknown, type: LikedType, id: number, wanted: boolean) => void;
  /** The server has what was pressed. */
  onSaved?: (type: LikedType) => void;
  /** Something was changed in another place, or may have been: lists of what is liked are old, without a type all. */
  onElsewhere?: (type?: LikedType) => void;
}

/** Things asked for in one read, as the server takes them. */
const readMost = 200;

interface Entry {
  /** What the server has last said; undefined before it has. */
  known: boolean | undefined;
  /** What was pressed last, while the server has not answered it. */
  wanted: boolean | undefined;
  /** Whether a change is on its way. */
  isSending: boolean;
  /** Which change of all it was that was answered last; 0 before one was. */
  changedAt: number;
}

/**
 * What somebody likes, of the things that are shown. Those that come into view in one moment are read at once. A press is
 * shown and sent at once; those that follow while it is on its way become one more change at most, to what was meant
 * last.
 */
export class LikeStore {
  readonly #calls: LikeCalls;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #unread = new Map<LikedType, Set<number>>();
  /** Asked for, and not answered yet. */
  readonly #asked = new Set<string>();
  #changes = 0;

  constructor(calls: LikeCalls) {
    this.#calls = calls;
  }

  /** Whether a thing is liked, as it is shown: undefined until that is known. */
  get(type: LikedType, id: number): boolean | undefined {
    const entry = this.#entries.get(keyOf(type, id));
    return entry?.wanted ?? entry?.known;
  }

  /** Tells when a thing's like changes, and reads it first. Returns what ends it. */
  watch(type: LikedType, id: number, listener: () => void): () => void {
    const key = keyOf(type, id);
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    if (this.#entries.get(key)?.known === undefined) this.#ask(type, id);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  /** Things that will be shown: those not known yet are read together. */
  expect(type: LikedType, ids: readonly number[]): void {
    for (const id of ids) if (this.#entries.get(keyOf(type, id))?.known === undefined) this.#ask(type, id);
  }

  /** Things of a list of liked ones: shown so until the server says of each whether it still is. */
  seed(type: LikedType, ids: readonly number[]): void {
    for (const id of ids) {
      const entry = this.#entryOf(type, id);
      if (entry.known !== undefined || entry.isSending) continue;
      entry.known = true;
      this.#tell(type, id);
      this.#ask(type, id);
    }
  }

  /** Likes a thing, or no longer: shown at once. */
  set(type: LikedType, id: number, liked: boolean): void {
    const entry = this.#entryOf(type, id);
    entry.wanted = liked;
    this.#tell(type, id);
    if (!entry.isSending) void this.#send(type, id, entry);
  }

  /** A like of a thing has changed, here or in another place. */
  changed(type: LikedType, id: number): void {
    const entry = this.#entries.get(keyOf(type, id));
    if (entry?.isSending) return;
    // Known already: whether it is another one shows when it is read.
    if (entry?.known !== undefined) this.#ask(type, id);
    else this.#calls.onElsewhere?.(type);
  }

  /** Reads anew all that is shown, as after a lost line. What is not shown is read when it is. */
  refresh(): void {
    for (const [key, entry] of this.#entries) {
      if (!this.#listeners.has(key) && !entry.isSending) this.#entries.delete(key);
    }
    for (const key of this.#listeners.keys()) this.#ask(...thingOf(key));
    this.#calls.onElsewhere?.();
  }

  #entryOf(type: LikedType, id: number): Entry {
    const key = keyOf(type, id);
    const entry = this.#entries.get(key) ?? {
      known: undefined,
      wanted: undefined,
      isSending: false,
      changedAt: 0,
    };
    this.#entries.set(key, entry);
    return entry;
  }

  async #send(type: LikedType, id: number, entry: Entry): Promise<void> {
    entry.isSending = true;
    try {
      while (entry.wanted !== undefined && entry.wanted !== entry.known) {
        const sent = entry.wanted;
        await this.#calls.send(type, id, sent);
        entry.known = sent;
        this.#changes += 1;
        entry.changedAt = this.#changes;
        this.#calls.onSaved?.(type);
      }
      entry.wanted = undefined;
    } catch (error) {
      const wanted = entry.wanted ?? false;
      entry.wanted = undefined;
      this.#calls.onFailure(error, type, id, wanted);
      // The answer may have been lost, and not the change.
      this.#ask(type, id);
    } finally {
      entry.isSending = false;
    }
    this.#tell(type, id);
  }

  /** Those asked for in one turn are read together. */
  #ask(type: LikedType, id: number): void {
    const key = keyOf(type, id);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const waiting = this.#unread.get(type);
    if (waiting) {
      waiting.add(id);
      return;
    }
    this.#unread.set(type, new Set([id]));
    queueMicrotask(() => {
      const ids = [...(this.#unread.get(type) ?? [])];
      this.#unread.delete(type);
      for (let from = 0; from < ids.length; from += readMost)
        void this.#read(type, ids.slice(from, from + readMost));
    });
  }

  async #read(type: LikedType, ids: readonly number[]): Promise<void> {
    // Without an answer hearts stay empty: they are read anew when they come into view again.
    const changes = this.#changes;
    const liked = await this.#calls.read(type, ids).catch(() => null);
    for (const id of ids) this.#asked.delete(keyOf(type, id));
    if (!liked) return;
    const found = new Set(liked);
    let isOther = false;
    for (const id of ids) {
      const entry = this.#entryOf(type, id);
      // An answer to an older question than the change on its way, or than one that was made meanwhile.
      if (entry.isSending || entry.changedAt > changes) continue;
      isOther ||= entry.known !== undefined && entry.known !== found.has(id);
      entry.known = found.has(id);
      this.#tell(type, id);
    }
    if (isOther) this.#calls.onElsewhere?.(type);
  }

  #tell(type: LikedType, id: number): void {
    for (const listener of this.#listeners.get(keyOf(type, id)) ?? []) listener();
  }
}

const keyOf = (type: LikedType, id: number) => `${type}:${id}`;
const thingOf = (key: string): [LikedType, number] => {
  const [type, id] = key.split(':');
  return [type as LikedType, Number(id)];
};
