import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import { ShelfSkeleton } from '../../app/parts/ShelfSkeleton.tsx';
import * as css from './HomePage.css.ts';

/** Home on its way. */
export function HomePending() {
  return (
    <PendingPage>
      <div className={css.block}>
        <Skeleton shape="art" />
        <div className={css.words}>
          <Skeleton width={120} height={11} />
          <Skeleton width="72%" height={44} className={css.trackLine} />
          <Skeleton width="40%" height={12} className={css.trackLine} />
          <div className={css.foot}>
            <Skeleton width={124} height={52} />
          </div>
        </div>
      </div>
      <ShelfSkeleton />
      <ShelfSkeleton />
    </PendingPage>
  );
}
