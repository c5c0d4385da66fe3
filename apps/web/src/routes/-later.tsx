import type { AnyRouter } from '@tanstack/react-router';
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

/** Brings the document's head up to date with the page that is shown. */
export function updateHead(router: AnyRouter): void {
  const parts = ahead.get();
  if (parts && isHeadKnown(router)) parts.applyHead(parts.headOf(router));
}

/** Whether all heads have been made: not that of a page as the server sent it, whose document has it already. */
function isHeadKnown(router: AnyRouter): boolean {
  for (const { routeId, meta, status } of router.state.matches) {
    if (router.routesById[routeId].options.head && !meta) return false;
    if (status !== 'success') break;
  }
  return true;
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
