import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import * as css from './account.css.ts';

/** Account settings on their way. */
export function AccountPending() {
  return (
    <PendingPage>
      <div className={css.layout}>
        <div className={css.title}>
          <Skeleton width={320} height={44} />
        </div>
        <div className={css.side}>
          <Skeleton height={280} />
        </div>
        <div className={css.content}>
          <Skeleton width={220} height={28} />
          <Skeleton shape="circle" width={84} height={84} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </div>
      </div>
    </PendingPage>
  );
}
