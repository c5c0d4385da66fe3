import { line } from '@kantele/api/translate';
import { chipStyle } from '@kantele/ui/Chip.css';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import * as css from './SongsPage.css.ts';
import { naturalDirection, orderOf, type SongsSearch, songSorts, sortedBy } from './songs-search.ts';

const words = {
  popular: line('Most played'),
  name: line('Title'),
  newest: line('Just added'),
  length: line('Time'),
} as const;

/** The orders of the songs where the list is too narrow for a head with all columns. */
export function SongOrder({ search }: { search: SongsSearch }) {
  const t = useT();
  const now = orderOf(search);
  const isTurned = now.direction !== naturalDirection[now.sort];
  const Arrow = now.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <nav className={css.order} aria-label={t('Order')}>
      {songSorts.map((sort) => (
        <Link
          key={sort}
          to="/tracks"
          search={sortedBy(search, sort)}
          className={chipStyle()}
          activeProps={{}}
          aria-current={sort === now.sort ? 'page' : 'false'}
          replace
          resetScroll={false}
        >
          {t(words[sort])}
          {sort === now.sort && isTurned && <Arrow size={14} strokeWidth={2.25} aria-hidden="true" />}
        </Link>
      ))}
    </nav>
  );
}
