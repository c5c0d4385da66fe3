import { siteAddress } from '@kantele/api/site-address';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

declare module 'react-aria-components' {
  interface RouterConfig {
    /** A page that the application does not have is asked of the server. */
    routerOptions: { reloadDocument?: boolean };
  }
}

/** Lets links of menus inside go through the router: the page stays, and so does the music. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <RouterProvider
      useHref={siteAddress}
      navigate={(href, options) => void router.navigate({ href: siteAddress(href), ...options })}
    >
      {children}
    </RouterProvider>
  );
}
