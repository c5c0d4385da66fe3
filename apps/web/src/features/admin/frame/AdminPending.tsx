import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../../app/parts/Page.tsx';

const lines = ['38%', '100%', '100%', '100%', '82%'];

/** A page of the administration on its way. Small: it is there before the administration is. */
export function AdminPending() {
  return (
    <PendingPage>
      <Skeleton width={220} height={30} />
      {lines.map((width, at) => (
        <Skeleton key={at} width={width} height={at === 0 ? 40 : 22} />
      ))}
    </PendingPage>
  );
}
