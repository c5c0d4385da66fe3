import { cx } from '@kantele/ui/cx';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { Wordmark } from '../../app/parts/Wordmark.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { BellPlace } from './BellPlace.tsx';
import { GuestLinks } from './GuestLinks.tsx';
import { Navbar } from './Navbar.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import * as css from './TopBar.css.ts';
import { UserButton } from './UserButton.tsx';
import { useCanGoForward } from './useCanGoForward.ts';

/** Back and forward, search, who is signed in. It lies over the page, and takes its ground once the page is scrolled. */
export function TopBar() {
  const t = useT();
  const { user } = useBoot().data;
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const canGoForward = useCanGoForward();
  const searching = useLocation({ select: ({ pathname }) => /^\/search(\/|$)/.test(pathname) });
  const asking = useLocation({ select: ({ pathname }) => /^\/search\/?$/.test(pathname) });
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const frame = document.getElementById('frame');
    let last = main.scrollTop;
    const mark = () => {
      const at = main.scrollTop;
      header.current?.toggleAttribute('data-scrolled', at > 12);
      if (Math.abs(at - last) < 5) return;
      // Reading on: in a low window the bars leave.
      frame?.toggleAttribute('data-away', at > last);
      last = at;
    };
    mark();
    // Before a list draws its rows anew: where the page stands would be reckoned for them once more.
    const early = { passive: true, capture: true };
    main.addEventListener('scroll', mark, early);
    return () => main.removeEventListener('scroll', mark, early);
  }, []);

  return (
    <header ref={header} className={cx(css.bar, searching && css.searching)}>
      <div className={css.history}>
        <button
          type="button"
          className={cx(iconButtonStyle(), css.step)}
          aria-label={t('Back')}
          title={t('Back')}
          disabled={!canGoBack}
          onClick={() => router.history.back()}
        >
          <ChevronLeft size={22} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={cx(iconButtonStyle(), css.step, css.forward)}
          aria-label={t('Forward')}
          title={t('Forward')}
          disabled={!canGoForward}
          onClick={() => router.history.forward()}
        >
          <ChevronRight size={22} aria-hidden="true" />
        </button>
      </div>
      {asking ? (
        <span className={css.wordmark} aria-hidden="true">
          {t('Search')}
        </span>
      ) : (
        <Wordmark className={css.wordmark} />
      )}
      <SearchBox className={css.search} />
      <Navbar />
      <div className={css.end}>
        {user ? (
          <>
            <BellPlace />
            <UserButton />
          </>
        ) : (
          <>
            <ThemeButton />
            <GuestLinks />
          </>
        )}
      </div>
    </header>
  );
}
