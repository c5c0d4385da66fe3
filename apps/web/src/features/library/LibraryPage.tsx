import { siteAddress } from '@kantele/api/site-address';
import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { tabListStyle, tabStyle } from '@kantele/ui/Tabs.css';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { LibraryInvitation } from './LibraryInvitation.tsx';
import * as css from './library.css.ts';
import { type LibraryPath, librarySections, libraryTitles } from './library-sections.ts';

const linkTo = (to: string): { to: string } => ({ to });

interface LibraryPageProps {
  path: LibraryPath;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of one's library under its tabs; guests see what an account would give. */
export function LibraryPage({ path, actions, children }: LibraryPageProps) {
  const t = useT();
  const { user } = useBoot().data;
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => showTab(tabs.current, path), [path]);
  return (
    <Page className={css.page}>
      <nav ref={tabs} aria-label={t('Library')} className={cx(tabListStyle, css.tabs)}>
        {librarySections.map(({ to, words }) => (
          <Link
            key={to}
            {...linkTo(to)}
            className={tabStyle}
            activeProps={{}}
            aria-current={to === path ? 'page' : 'false'}
            data-status={undefined}
          >
            {t(words)}
          </Link>
        ))}
      </nav>
      <div className={css.head}>
        <h1 className={text({ style: 'h1' })}>{t(libraryTitles[path])}</h1>
        {user && actions}
      </div>
      {user ? <Suspense fallback={null}>{children}</Suspense> : <LibraryInvitation path={path} />}
    </Page>
  );
}

/** On a narrow window the tabs are wider than it is: the one of the page is seen. */
function showTab(tabs: HTMLElement | null, path: LibraryPath): void {
  const tab = tabs?.querySelector(`a[href="${siteAddress(path)}"]`)?.getBoundingClientRect();
  if (!tabs || !tab) return;
  const room = tabs.getBoundingClientRect();
  tabs.scrollLeft += tab.left + tab.width / 2 - room.left - room.width / 2;
}
