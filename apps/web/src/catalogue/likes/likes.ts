import type { LikedType } from '@kantele/api/contract/likes';
import type { LikeStore } from './like-store.ts';

interface Watcher {
  type: LikedType;
  id: number;
  listener: () => void;
  stop?: () => void;
}

/** What keeps likes; its code comes once the page is alive, and for those who are signed in alone. */
let store: LikeStore | null = null;
const watchers = new Set<Watcher>();
/** What was asked and pressed before the store was there. */
let early: ((store: LikeStore) => void)[] = [];

const withStore = (act: (store: LikeStore) => void): void => {
  if (store) act(store);
  else early.push(act);
};

/** What the visitor likes, for every heart of the page. Without an account nothing is known. */
export const likes = {
  get: (type: LikedType, id: number): boolean | undefined => store?.get(type, id),
  /** Tells when a like changes; what is watched is read first. Returns what ends it. */
  watch(type: LikedType, id: number, listener: () => void): () => void {
    const watcher: Watcher = { type, id, listener, stop: store?.watch(type, id, listener) };
    watchers.add(watcher);
    return () => {
      watcher.stop?.();
      watchers.delete(watcher);
    };
  },
  /** Likes a thing, or no longer: the other way than it is shown. */
  toggle: (type: LikedType, id: number): void =>
    withStore((there) => there.set(type, id, !there.get(type, id))),
  set: (type: LikedType, id: number, liked: boolean): void =>
    withStore((there) => there.set(type, id, liked)),
  /** Things that will be shown: they are read together. */
  expect: (type: LikedType, ids: readonly number[]): void => store?.expect(type, ids),
  /** Things of a list of liked ones. */
  seed: (type: LikedType, ids: readonly number[]): void => withStore((there) => there.seed(type, ids)),
  /** A like was changed, maybe in another place; without a thing any of them may have been. */
  changed(thing?: { type: LikedType; id: number }): void {
    if (thing) store?.changed(thing.type, thing.id);
    else store?.refresh();
  },
  /** The store of the one who is signed in. Returns what ends it: nothing is known then. */
  connect(next: LikeStore): () => void {
    store = next;
    for (const act of early.splice(0)) act(next);
    for (const watcher of watchers) watcher.stop = next.watch(watcher.type, watcher.id, watcher.listener);
    return () => {
      if (store !== next) return;
      store = null;
      early = [];
      for (const watcher of watchers) {
        watcher.stop?.();
        watcher.stop = undefined;
        watcher.listener();
      }
    };
  },
};
