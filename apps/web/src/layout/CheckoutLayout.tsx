import { SkipLinks } from '@kantele/ui/SkipLinks';
import { Outlet } from '@tanstack/react-router';
import { useMarkHydrated } from '../app/hydrated.ts';
import { useT } from '../app/i18n.tsx';
import { Providers } from '../app/Providers.tsx';
import { Wordmark } from '../app/parts/Wordmark.tsx';
import * as css from '../features/billing/checkout.css.ts';

/** Around the pages for paying: the logo leads back, nothing else leads away. */
export function CheckoutLayout() {
  const t = useT();
  useMarkHydrated();
  return (
    <Providers>
      <div className={css.frame}>
        <SkipLinks items={[{ href: '#main', label: t('Skip to content') }]} />
        <header className={css.bar}>
          <Wordmark className={css.wordmark} />
        </header>
        <main id="main" tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
      </div>
    </Providers>
  );
}
