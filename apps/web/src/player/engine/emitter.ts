type Listener<Event> = (event: Event) => void;

/** Events by name, with the type each carries. */
export interface Emitter<Events> {
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
  clear(): void;
}

export function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [Name in keyof Events]?: Set<Listener<Events[Name]>> } = {};
  return {
    on(name, listener) {
      const set = listeners[name] ?? new Set();
      listeners[name] = set;
      set.add(listener);
      return () => set.delete(listener);
    },
    emit(name, event) {
      for (const listener of [...(listeners[name] ?? [])]) listener(event);
    },
    clear() {
      for (const name in listeners) listeners[name]?.clear();
    },
  };
}
