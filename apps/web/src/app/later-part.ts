import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, lazy } from 'react';
import { codeStore, loadCode } from './code.ts';

const loading: Promise<unknown>[] = [];

/** On the server: resolves once the code of every later part is there. */
export const laterPartsReady = (): Promise<unknown> => Promise.all(loading);

/** Code that comes after the page, though the server draws with it. */
export function laterModule<Module>(load: () => Promise<Module>) {
  const code = codeStore(load);
  if (import.meta.env.SSR) loading.push(code.load());
  return code;
}

/**
 * A part that is in the HTML of the server, and whose code comes after that of the page. Belongs into a `Suspense` of
 * its own, inside an element with the attribute `data-later`: the browser keeps what the server wrote, and what is
 * pressed there, until the code has come.
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(() => loadCode(load));
  let part: ComponentType<Props> | null = null;
  loading.push(
    load().then((module) => {
      part = module.default;
    }),
  );
  return (props: Props) => part && createElement(part, props);
}

/**
 * What stands in the place of a page, which few visitors see: its code comes when it is first shown. The router loads
 * it before it shows it; so must be done with what the server wrote.
 */
export function insteadOfPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const part = lazyRouteComponent<Module, Name>(() => loadCode(load), name);
  if (import.meta.env.SSR) loading.push(Promise.resolve(part.preload?.()));
  return part;
}
