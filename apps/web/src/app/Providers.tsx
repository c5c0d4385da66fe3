import { useRouter } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from './i18n.tsx';
import { trpc } from './trpc.ts';

/**
 * Around what uses hooks of the API or widgets: every page but the landing page, and parts that come after a page.
 * Suspends where the page has begun without the API.
 */
export function Providers({ children }: { children: ReactNode }) {
  const { context } = useRouter().options;
  const { client } = context.client ? context : use(context.openApi());
  return (
    <trpc.Provider client={client} queryClient={context.queryClient}>
      <I18nProvider locale={useLanguage()}>{children}</I18nProvider>
    </trpc.Provider>
  );
}
