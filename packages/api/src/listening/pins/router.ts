import { router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { listPins } from './list-pins.ts';
import { removePin, setPin } from './set-pin.ts';

/** What one keeps at the top of one's library. */
export const pinsRouter = router({
  list: signedIn.output(contract.pins).query(({ ctx }) => listPins(ctx)),
  set: signedIn
    .input(contract.pin)
    .output(contract.pinState)
    .mutation(({ ctx, input }) => setPin(ctx, input)),
  remove: signedIn
    .input(contract.pin)
    .output(contract.pinState)
    .mutation(({ ctx, input }) => removePin(ctx, input)),
});
