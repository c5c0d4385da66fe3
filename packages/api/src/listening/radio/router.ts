import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { getRadio } from './get-radio.ts';

export const radioRouter = router({
  get: permitted('music.view')
    .input(contract.radio)
    .output(contract.radioResponse)
    .query(({ ctx, input }) => getRadio(ctx, input)),
});
