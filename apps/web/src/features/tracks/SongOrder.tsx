import { chipStyle } from '@kantele/ui/Chip.css';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useCurrentInView } from '../../app/useCurrentInView.ts';
import type { ListAddress, SongSort } from './list-address.ts';
import { naturalDirection } from './songs-search.ts';

interface SongOrderProps {
  address: ListAddress;
  /** The orders there are, in English. */
  words: Partial<Record<SongSort, string>>;
  className: string;
}

/** The orders of a list of songs, as links. */
export function SongOrder({ address, words, className }: SongOrderProps) {
  const t = useT();
  const { sort: now, direction } = address;
  const row = useCurrentInView(now);
  const isTurned = direction !== naturalDirection[now];
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <nav ref={row} className={className} aria-label={t('Order')}>
      {(Object.keys(words) as SongSort[]).map((sort) => {
        const link = address.sorted(sort);
        return (
          link && (
            <Link
              key={sort}
              {...link}
              className={chipStyle()}
              activeProps={{}}
              aria-current={sort === now ? 'page' : 'false'}
              replace
              resetScroll={false}
            >
              {t(words[sort] ?? '')}
              {sort === now && isTurned && <Arrow size={14} strokeWidth={2.25} aria-hidden="true" />}
            </Link>
          )
        );
      })}
    </nav>
  );
}
