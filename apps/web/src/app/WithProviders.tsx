import { type ReactNode, Suspense } from 'react';
import { lazyPart } from './code.ts';

const Providers = lazyPart(() => import('./Providers.tsx').then((module) => ({ default: module.Providers })));

/** The same around parts whose code comes after that of the page. */
export function WithProviders({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Providers meanwhile={fallback}>{children}</Providers>
    </Suspense>
  );
}
