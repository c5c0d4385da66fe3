import {
  type ComponentType,
  createElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** Pauses between tries, in milliseconds; the last one goes on. */
const pauses = [300, 1_000, 3_000, 10_000] as const;

/**
 * Code that is fetched when it is wanted. A line that is lost or a server that is busy puts it off: it is tried again
 * until it has come, so that a page never breaks for want of a part.
 *
 * @throws what the code itself throws once it has come
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  let last: unknown;
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      // Every fetch fails with an error of its own; code that has failed to run is remembered with its one error.
      if (error === last) throw error;
      last = error;
      await pauseOrOnline(pauses[Math.min(tries, pauses.length - 1)] ?? 0);
    }
  }
}

/**
 * Fetches code that will be wanted when the browser has nothing else to do, so that the first press need not wait for
 * it; not for people who save data.
 */
export function prefetchCode(load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const fetchIt = () => void load().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt);
  else setTimeout(fetchIt, 2_000);
}

/** Code that comes later, fetched by whoever wants it first: `get` says null until it is there, `subscribe` tells when it is. */
export function codeStore<Module>(load: () => Promise<Module>) {
  let module: Module | null = null;
  const waiting = new Set<() => void>();
  return {
    get: (): Module | null => module,
    load: async (): Promise<Module> => {
      if (!module) {
        module = await load();
        for (const tell of waiting) tell();
      }
      return module;
    },
    subscribe: (tell: () => void) => {
      waiting.add(tell);
      return () => waiting.delete(tell);
    },
  };
}

const none = () => null;

interface LazyProps {
  meanwhile?: ReactNode;
  /** False keeps it at `meanwhile`, and fetches nothing. */
  wanted?: boolean;
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A part of the page whose code comes when it is first shown, see {@link loadCode}; until then `meanwhile` stands in its
 * place, also on the server. Unlike `lazy` it does not suspend: after a fallback was shown React waits 300 ms before it
 * shows what has come, and hydrates nothing else meanwhile.
 */
export function lazyPart<Part extends ComponentType<never>>(load: () => Promise<{ default: Part }>) {
  const code = codeStore(() => loadCode(load));
  return function LazyPart({ meanwhile, wanted = true, ...props }: PropsOf<Part> & LazyProps) {
    // Deferred: what has come is rendered in slices.
    const module = useDeferredValue(useSyncExternalStore(code.subscribe, code.get, none));
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (wanted) code.load().catch((error: unknown) => setFailure({ error }));
    }, [wanted]);
    if (failure) throw failure.error;
    return module && wanted
      ? createElement<object>(module.default as ComponentType<object>, props)
      : meanwhile;
  };
}

function pauseOrOnline(ms: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      done();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
