import { Skeleton } from '@kantele/ui/Skeleton';
import { sections } from '../../app/parts/Page.css.ts';
import { PendingPage } from '../../app/parts/Page.tsx';
import { ShelfSkeleton } from '../../app/parts/ShelfSkeleton.tsx';
import { RowsPending } from '../tracks/RowsPending.tsx';
import * as css from './SearchPage.css.ts';

const chips = [52, 76, 80, 84, 74];

/** Results on their way: kinds, the best one beside tracks, a shelf. */
export function ResultsPending() {
  return (
    <PendingPage className={css.results}>
      <nav className={css.chips} aria-hidden="true">
        {chips.map((width) => (
          <Skeleton key={width} width={width} height="2.125rem" className={css.chipPending} />
        ))}
      </nav>
      <FoundPending />
    </PendingPage>
  );
}

/** The results themselves, below the kinds. */
export function FoundPending() {
  return (
    <div className={sections}>
      <div className={css.top} data-columns="">
        <div>
          <Skeleton width={140} height={24} className={css.headPending} />
          <div className={css.box}>
            <Skeleton shape="art" />
            <Skeleton width="80%" height={44} />
          </div>
        </div>
        <div>
          <Skeleton width={90} height={24} className={css.headPending} />
          <RowsPending layout="found" count={4} />
        </div>
      </div>
      <ShelfSkeleton />
    </div>
  );
}
