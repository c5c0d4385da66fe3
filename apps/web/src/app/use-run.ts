import { useState } from 'react';
import { useShowFailure } from './failure.ts';
import { notify } from './notify.ts';

/** Work that is started by a button: says how it ended; what goes wrong becomes a toast. */
export function useRun() {
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  /** Whether it went well. */
  const run = (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    return work().then(
      () => {
        setBusy(false);
        if (done) void notify(done);
        return true;
      },
      (error: unknown) => {
        setBusy(false);
        showFailure(error);
        return false;
      },
    );
  };
  return { busy, run };
}
