import { type ComponentType, createElement, type RefObject, useEffect } from 'react';
import { lazyPart } from './code.ts';

/** Attribute of the element around a later part. */
export const laterMark = 'data-later';

const loading: Promise<unknown>[] = [];

/** On the server: resolves once the code of every later part is there. */
export const laterPartsReady = (): Promise<unknown> => Promise.all(loading);

/**
 * A part that is in the HTML of the server, and whose code comes after that of the page. Belongs into a `Suspense` of its own,
 * inside an element with the mark: the browser keeps what the server wrote, and what is pressed there, until the code has come.
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazyPart(load);
  let part: ComponentType<Props> | null = null;
  loading.push(
    load().then((module) => {
      part = module.default;
    }),
  );
  return (props: Props) => part && createElement(part, props);
}

/** For the part itself: does what was pressed in it before its code had come. */
export function useReplayLater(inside: RefObject<Element | null>): void {
  useEffect(() => {
    const place: (Element & { again?: () => void }) | null | undefined = inside.current?.closest(
      `[${laterMark}]`,
    );
    place?.removeAttribute(laterMark);
    place?.again?.();
  }, [inside]);
}
