import { type ComponentType, createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { loadCode } from '../app/code.ts';
import { laterModule } from '../app/later-part.ts';

const ahead = laterModule(() => import('./-ahead.ts'));
type Ahead = NonNullable<ReturnType<typeof ahead.get>>;

let enters = import.meta.env.SSR;

/** From now on pages are entered here; the first one has come from the server, with its head. */
export function enterPages(): void {
  enters = true;
}

/** The head of a page; empty for the page that has come from the server, and when the code of heads does not come. */
export async function headFrom<Head>(make: (heads: Ahead) => Head): Promise<Partial<Head>> {
  const heads = enters ? await ahead.load().catch(() => null) : null;
  return heads ? make(heads) : {};
}

/** The skeleton of a page; nothing until its code has come. */
export function skeleton(choose: (parts: Ahead) => ComponentType): () => ReactNode {
  return function Skeleton() {
    const parts = useSyncExternalStore(ahead.subscribe, ahead.get, ahead.get);
    useEffect(() => {
      if (!parts) void loadCode(ahead.load);
    }, [parts]);
    return parts && createElement(choose(parts));
  };
}
