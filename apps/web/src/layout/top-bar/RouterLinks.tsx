import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Lets links of menus inside go through the router: the page stays, and so does the music. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  return <RouterProvider navigate={(href) => void router.navigate({ href })}>{children}</RouterProvider>;
}
