import { buttonStyle } from '@kantele/ui/Button.css';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import * as css from '../../app/parts/LoadMore.css.ts';
import { searchAddress } from '../../catalogue/address.ts';
import type { ResultsSearch } from './search-queries.ts';

interface MoreHitsProps {
  query: string;
  search: ResultsSearch;
  pending: boolean;
  /** The last attempt has failed: it is not repeated by itself. */
  failed: boolean;
  onWanted: () => void;
}

/** More results: asked for when the end comes near, or by a press; without scripts a link to the next page. */
export function MoreHits({ query, search, pending, failed, onWanted }: MoreHitsProps) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  const want = useEffectEvent(() => {
    if (!pending) onWanted();
  });
  useEffect(() => {
    const element = end.current;
    if (!element || failed) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
      root: element.closest('main'),
      rootMargin: '0px 0px 800px',
    });
    watch.observe(element);
    return () => watch.disconnect();
    // Where the next page begins: each is asked for once.
  }, [failed, search.cursor]);
  return (
    <div ref={end} className={css.root}>
      <Link
        {...searchAddress.link(query)}
        search={search}
        preload={false}
        className={buttonStyle({ variant: 'outline' })}
        aria-disabled={pending || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          want();
        }}
      >
        {pending ? t('Loading…') : t('Load more')}
      </Link>
    </div>
  );
}
