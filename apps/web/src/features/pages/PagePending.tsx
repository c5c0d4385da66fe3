import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import { article } from './CustomPage.css.ts';

/** A custom page on its way. */
export function PagePending() {
  return (
    <PendingPage>
      <div className={article}>
        <Skeleton height={44} width="60%" />
        <Skeleton height={280} />
      </div>
    </PendingPage>
  );
}
