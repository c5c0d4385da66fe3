import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from './Page.tsx';
import { ShelfSkeleton } from './ShelfSkeleton.tsx';

/** A page of cards on its way. */
export function GridPending({ round = false }: { round?: boolean }) {
  return (
    <PendingPage>
      <Skeleton width={260} height={40} />
      <ShelfSkeleton layout="grid" round={round} />
    </PendingPage>
  );
}

export const RoundGridPending = () => <GridPending round />;
